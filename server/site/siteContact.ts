import { publicSiteContact } from '#core/inputs/settings/settings.ts';
import type { Db } from '#db/db.ts';
import { shippedText } from '../languages/shippedTexts.ts';
import { contactSetting } from './settings/settings.ts';
import { readValue } from './settings/versionedSetting.ts';

/** The visible parts of the contact block and office hours. */
export async function readPublicSiteContact(db: Db): Promise<ReturnType<typeof publicSiteContact>> {
  const contact = publicSiteContact(await readValue(db, contactSetting));
  const officeHours = contact.officeHours.map(({ days, hours }) => ({
    days: shippedText(days),
    hours: shippedText(hours),
  }));
  return { ...contact, officeHours };
}
