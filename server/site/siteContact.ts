import { publicSiteContact } from '#core/inputs/settings/settings.ts';
import { shippedTranslation } from '#core/languages/shippedTexts.ts';
import type { Db } from '#db/db.ts';
import { contactSetting } from './settings/settings.ts';
import { readValue } from './settings/versionedSetting.ts';

/** The visible parts of the contact block and office hours; `english` is what of them is in English. */
export async function readPublicSiteContact(db: Db) {
  const contact = publicSiteContact(await readValue(db, contactSetting));
  const officeHours = contact.officeHours.map((stated) => {
    const [days, hours] = [shippedTranslation(stated.days), shippedTranslation(stated.hours)];
    return {
      days: days ?? stated.days,
      hours: hours ?? stated.hours,
      english: { days: days === undefined, hours: hours === undefined },
    };
  });
  return { ...contact, officeHours };
}
