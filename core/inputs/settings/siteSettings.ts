import * as z from 'zod/mini';
import { DEFAULT_PASSPORT } from '#core/passports/visitorPassports.ts';
import { siteName } from '#core/site/siteName.ts';
import { countryCode, requiredText, rowVersion } from '../text.ts';

export const SITE_NAME_MAX = 40;
export const HERO_TITLE_MAX = 80;
export const HERO_TEXT_MAX = 300;

/** The site's name, greeting and default passport. */
export const siteSettings = z.strictObject({
  // Also used in mail headers.
  name: requiredText('Site name is required', SITE_NAME_MAX).check(
    z.refine((text) => !/[\r\n]/.test(text), 'Use one line'),
  ),
  heroTitle: requiredText('Headline is required', HERO_TITLE_MAX),
  heroText: requiredText('Text is required', HERO_TEXT_MAX),
  defaultPassport: countryCode(),
});

export const siteSettingsUpdate = z.extend(siteSettings, { version: rowVersion });

export type SiteSettings = z.infer<typeof siteSettings>;

/** The defaults of a new site. */
export const defaultSiteSettings: SiteSettings = {
  name: siteName,
  heroTitle: 'Where can I go with my passport?',
  heroText:
    'Find a destination and see what you need there: whether a visa, for how long, at what cost, with which documents.',
  defaultPassport: DEFAULT_PASSPORT,
};
