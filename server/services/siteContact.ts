import type { Db } from '../../db/client.ts';
import {
  defaultSiteContact,
  publicSiteContact,
  type SiteContact,
  siteContact,
} from '../schemas/settings/settings.ts';
import { readValue, type VersionedSetting } from './settings/versionedSetting.ts';

/** The contact block, office hours and social links. */
export const contactSetting: VersionedSetting<SiteContact> = {
  key: 'contact',
  title: 'Contact information',
  schema: siteContact,
  defaults: defaultSiteContact,
};

/** The visible parts of the contact block and office hours. */
export async function readPublicSiteContact(db: Db): Promise<ReturnType<typeof publicSiteContact>> {
  return publicSiteContact(await readValue(db, contactSetting));
}
