import * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { readSetting } from '../../../db/queries/settings.ts';
import type { Staleness } from './resolveAnswer.ts';

/** The setting's key. Visitors see what follows from it. */
export const STALENESS = 'staleness';

const defaultStaleness: Staleness = { editionDays: 365, ruleDays: 180 };

const storedStaleness = z.object({ editionDays: z.int(), ruleDays: z.int() });

/** After how many days answers are stale, as Settings say or as on a new site. */
export async function readStaleness(db: Db): Promise<Staleness> {
  const stored = (await readSetting(db, STALENESS)) ?? {};
  return storedStaleness.parse({ ...defaultStaleness, ...stored });
}
