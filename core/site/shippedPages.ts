import type { SitePageText } from '../inputs/settings/sitePage.ts';
import { shippedCookies } from './cookies.ts';
import { shippedPrivacy } from './privacy.ts';
import type { SitePage } from './sitePageNames.ts';
import { shippedTerms } from './terms.ts';

/** The default texts of the pages. */
export const shippedPages: Record<SitePage, SitePageText> = {
  privacy: shippedPrivacy,
  cookies: shippedCookies,
  terms: shippedTerms,
};
