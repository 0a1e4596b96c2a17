import type { Db } from '../../../db/client.ts';
import { defaultStaleness, type Staleness, staleness } from '../../schemas/rules/staleness.ts';
import { readValue, type VersionedSetting } from '../settings/versionedSetting.ts';

/** After how many days answers are stale. Visitors see what follows from it. */
export const stalenessSetting: VersionedSetting<Staleness> = {
  key: 'staleness',
  title: 'Age of entry rules',
  schema: staleness,
  defaults: defaultStaleness,
};

/** After how many days answers are stale, as Settings say or as on a new site. */
export function readStaleness(db: Db): Promise<Staleness> {
  return readValue(db, stalenessSetting);
}
