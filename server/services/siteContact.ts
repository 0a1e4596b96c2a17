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

/** The contact block and office hours as visitors see them, without what is hidden. */
export async function readPublicSiteContact(db: Db): Promise<ReturnType<typeof publicSiteContact>> {
  return publicSiteContact(await readValue(db, contactSetting));
}
