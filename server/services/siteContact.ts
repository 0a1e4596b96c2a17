import type { Db } from '../../db/db.ts';
import { publicSiteContact } from '../schemas/settings/settings.ts';
import { contactSetting } from './settings/settings.ts';
import { readValue } from './settings/versionedSetting.ts';

/** The visible parts of the contact block and office hours. */
export async function readPublicSiteContact(db: Db): Promise<ReturnType<typeof publicSiteContact>> {
  return publicSiteContact(await readValue(db, contactSetting));
}
