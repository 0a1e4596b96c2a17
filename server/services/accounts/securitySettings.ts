import type { Db } from '../../../db/client.ts';
import { readSetting, readVersionedSetting, writeSetting } from '../../../db/queries/settings.ts';
import { SECURITY, type Security, storedSecurity } from '../../schemas/security.ts';
import { recordChange } from '../history/recordChange.ts';
import { holds, savedMeanwhile } from '../rowVersions.ts';

/** What is asked of everybody who signs in, as Settings say or as on a new site. */
export async function readSecurity(db: Db): Promise<Security> {
  return storedSecurity(await readSetting(db, SECURITY));
}

/** The same with the version of the setting. */
export async function readSecurityToEdit(db: Db): Promise<Security & { version: number }> {
  const { value, version } = await readVersionedSetting(db, SECURITY);
  return { ...storedSecurity(value), version };
}

/** Replaces this version. Throws Conflict when the stored one is another with other fields. */
export function updateSecurity(
  db: Db,
  { version, ...after }: Security & { version: number },
): Promise<Security & { version: number }> {
  return db.transaction().execute(async (trx) => {
    const { version: storedVersion, ...before } = await readSecurityToEdit(trx);
    if (storedVersion !== version) {
      if (holds(before, after)) return { ...after, version: storedVersion };
      throw savedMeanwhile('page');
    }
    await writeSetting(trx, SECURITY, after, new Date().toISOString());
    await recordChange(trx, {
      entity: 'setting',
      id: SECURITY,
      title: 'Security',
      action: 'changed',
      before,
      after,
    });
    return { ...after, version: version + 1 };
  });
}
