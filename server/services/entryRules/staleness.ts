import type { Db } from '../../../db/client.ts';
import { defaultStaleness, type Staleness, staleness } from '../../schemas/rules/staleness.ts';
import { readValue, type VersionedSetting } from '../settings/versionedSetting.ts';

/** The ages in days from which answers are stale; visible to visitors. */
export const stalenessSetting: VersionedSetting<Staleness> = {
  key: 'staleness',
  title: 'Age of entry rules',
  schema: staleness,
  defaults: defaultStaleness,
};

/** The stored staleness settings, or the defaults. */
export function readStaleness(db: Db): Promise<Staleness> {
  return readValue(db, stalenessSetting);
}
