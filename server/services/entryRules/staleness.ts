import type { Db } from '../../../db/client.ts';
import { readSetting } from '../../../db/queries/settings.ts';
import { type Staleness, storedStaleness } from '../../schemas/rules/staleness.ts';

/** The setting's key. Visitors see what follows from it. */
export const STALENESS = 'staleness';

/** After how many days answers are stale, as Settings say or as on a new site. */
export async function readStaleness(db: Db): Promise<Staleness> {
  return storedStaleness(await readSetting(db, STALENESS));
}
