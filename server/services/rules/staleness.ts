import type { Db } from '../../../db/client.ts';
import { readVersionedSetting, writeSetting } from '../../../db/queries/settings.ts';
import { type Staleness, storedStaleness } from '../../schemas/rules/staleness.ts';
import { STALENESS } from '../entryRules/staleness.ts';
import { recordChange } from '../history/recordChange.ts';
import { holds, savedMeanwhile } from '../rowVersions.ts';

/** After how many days rules and editions count as stale, and the version of that setting. */
export async function readStalenessToEdit(db: Db): Promise<Staleness & { version: number }> {
  const { value, version } = await readVersionedSetting(db, STALENESS);
  return { ...storedStaleness(value), version };
}

/** Replaces this version. Throws Conflict when the stored one is another with other fields. */
export function updateStaleness(
  db: Db,
  { version, ...staleness }: Staleness & { version: number },
): Promise<Staleness & { version: number }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readStalenessToEdit(trx);
    if (stored.version !== version) {
      if (holds(stored, staleness)) return { ...staleness, version: stored.version };
      throw savedMeanwhile('page');
    }
    await writeSetting(trx, STALENESS, staleness, new Date().toISOString());
    const { version: _, ...before } = stored;
    await recordChange(trx, {
      entity: 'setting',
      id: STALENESS,
      title: 'When rules are stale',
      action: 'changed',
      before,
      after: staleness,
    });
    return { ...staleness, version: version + 1 };
  });
}
