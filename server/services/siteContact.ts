import type { Db } from '../../db/client.ts';
import { readSetting, readVersionedSetting, writeSetting } from '../../db/queries/settings.ts';
import { publicSiteContact, type SiteContact, storedSiteContact } from '../schemas/settings.ts';
import { recordChange } from './history/recordChange.ts';
import { holds, savedMeanwhile } from './rowVersions.ts';

const KEY = 'contact';

/** The contact block and office hours as visitors see them, without what is hidden. */
export async function readPublicSiteContact(db: Db): Promise<ReturnType<typeof publicSiteContact>> {
  return publicSiteContact(storedSiteContact(await readSetting(db, KEY)));
}

/** The same for its form: with what is hidden, and the version. */
export async function readSiteContact(db: Db): Promise<SiteContact & { version: number }> {
  const { value, version } = await readVersionedSetting(db, KEY);
  return { ...storedSiteContact(value), version };
}

/** Replaces this version. Throws Conflict when the stored one is another with other fields. */
export function updateSiteContact(
  db: Db,
  { version, ...contact }: SiteContact & { version: number },
): Promise<SiteContact & { version: number }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readSiteContact(trx);
    if (stored.version !== version) {
      if (holds(stored, contact)) return { ...contact, version: stored.version };
      throw savedMeanwhile('page');
    }
    await writeSetting(trx, KEY, contact, new Date().toISOString());
    const { version: _, ...before } = stored;
    await recordChange(trx, {
      entity: 'setting',
      id: KEY,
      title: 'Contact and office hours',
      action: 'changed',
      before,
      after: contact,
    });
    return { ...contact, version: version + 1 };
  });
}
