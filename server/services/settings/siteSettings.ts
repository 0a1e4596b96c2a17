import type { Db } from '../../../db/client.ts';
import { findCountry, isOfferedPassport } from '../../../db/queries/countries.ts';
import { renderMarkdown } from '../../lib/markdown.ts';
import {
  defaultSiteSettings,
  type SiteSettings,
  siteSettings,
} from '../../schemas/settings/siteSettings.ts';
import { FieldError } from '../errors.ts';
import { footerSetting } from './sitePages.ts';
import { readValue, type VersionedSetting } from './versionedSetting.ts';

/** The site's name, greeting and default passport. */
export const siteSetting: VersionedSetting<SiteSettings> = {
  key: 'site',
  title: 'Site',
  schema: siteSettings,
  defaults: defaultSiteSettings,
  check: async (trx, { defaultPassport }) => {
    const country = await findCountry(trx, defaultPassport);
    if (country && isOfferedPassport(country)) return;
    throw new FieldError(
      'defaultPassport',
      'Choose a country that is enabled and issues passports',
    );
  },
};

/** The site's name, for titles, mails and feeds. */
export async function readSiteName(db: Db): Promise<string> {
  return (await readValue(db, siteSetting)).name;
}

/** The site's data for every public page; the footer's texts as HTML. */
export async function readPublicSite(db: Db) {
  const { name, heroTitle, heroText } = await readValue(db, siteSetting);
  const { intro, note } = await readValue(db, footerSetting);
  return {
    name,
    heroTitle,
    heroText,
    footerIntro: renderMarkdown(intro),
    footerNote: renderMarkdown(note),
  };
}
