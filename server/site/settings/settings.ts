import { defaultEmbedding, type Embedding, embedding } from '#core/inputs/settings/embedding.ts';
import {
  defaultFollowedSources,
  type FollowedSources,
  followedSources,
} from '#core/inputs/settings/followedSources.ts';
import { type FooterTexts, footerTexts, shippedFooter } from '#core/inputs/settings/footer.ts';
import {
  defaultLinkChecks,
  type LinkChecks,
  linkChecks,
} from '#core/inputs/settings/linkChecks.ts';
import {
  defaultSearchEngines,
  type SearchEngines,
  searchEngines,
} from '#core/inputs/settings/searchEngines.ts';
import {
  defaultSecurity,
  NEEDS_OWN_TWO_FACTOR,
  SECURITY,
  type Security,
  security,
} from '#core/inputs/settings/security.ts';
import {
  defaultSiteContact,
  type SiteContact,
  siteContact,
} from '#core/inputs/settings/settings.ts';
import { type SitePageText, sitePageText } from '#core/inputs/settings/sitePage.ts';
import {
  defaultSiteSettings,
  type SiteSettings,
  siteSettings,
} from '#core/inputs/settings/siteSettings.ts';
import { defaultStaleness, type Staleness, staleness } from '#core/inputs/settings/staleness.ts';
import { shippedPages } from '#core/site/shippedPages.ts';
import { type SitePage, sitePages, sitePageTitles } from '#core/site/sitePageNames.ts';
import { findUserById } from '#db/queries/accounts/users.ts';
import { findCountry, isOfferedPassport } from '#db/queries/countries.ts';
import { findRuleSource } from '#db/queries/rules/ruleEditions.ts';
import { FieldError } from '#server/errors.ts';
import { currentActor } from '#server/history/actor.ts';
import type { VersionedSetting } from './versionedSetting.ts';

/** The site's name, greeting and default passport. */
export const siteSetting: VersionedSetting<SiteSettings> = {
  key: 'site',
  title: 'Site',
  schema: siteSettings,
  defaults: defaultSiteSettings,
  async check(trx, { defaultPassport }) {
    const country = await findCountry(trx, defaultPassport);
    if (country && isOfferedPassport(country)) return;
    throw new FieldError(
      'defaultPassport',
      'Choose a country that is enabled and issues passports',
    );
  },
};

/** The contact block, office hours and social links. */
export const contactSetting: VersionedSetting<SiteContact> = {
  key: 'contact',
  title: 'Contact information',
  schema: siteContact,
  defaults: defaultSiteContact,
};

export const footerSetting: VersionedSetting<FooterTexts> = {
  key: 'footer',
  title: 'Footer texts',
  schema: footerTexts,
  defaults: shippedFooter,
};

/** The setting of a page's text. Default texts are never stored, so that updates improve them. */
export function pageSetting(page: SitePage): VersionedSetting<SitePageText> {
  return {
    key: `page.${page}`,
    title: `${sitePageTitles[page]} page`,
    schema: sitePageText,
    defaults: shippedPages[page],
  };
}

/** The ages in days from which answers are stale; visible to visitors. */
export const stalenessSetting: VersionedSetting<Staleness> = {
  key: 'staleness',
  title: 'Age of entry rules',
  schema: staleness,
  defaults: defaultStaleness,
};

export const linkChecksSetting: VersionedSetting<LinkChecks> = {
  key: 'link-checks',
  title: 'Link checks',
  schema: linkChecks,
  defaults: defaultLinkChecks,
};

/** The files that this site fetches regularly, off until an administrator allows it. */
export const followedSourcesSetting: VersionedSetting<FollowedSources> = {
  key: 'followed-sources',
  title: 'Followed sources',
  schema: followedSources,
  defaults: defaultFollowedSources,
  async check(trx, { sources }) {
    for (const [at, { id }] of sources.entries()) {
      const found = await findRuleSource(trx, id);
      if (!found || found.kind === 'edition') continue;
      throw new FieldError(`sources.${at}.title`, `${found.title} can’t be updated from a file`);
    }
  },
};

/** The sites that may frame the widget, in a header of cached responses. */
export const embeddingSetting: VersionedSetting<Embedding> = {
  key: 'embedding',
  title: 'Answers on other sites',
  schema: embedding,
  defaults: defaultEmbedding,
  // An unreadable list admits no site.
  unreadable: { sites: [] },
};

/** Whether search engines may list answers; in their pages, the sitemap and robots.txt. */
export const searchEnginesSetting: VersionedSetting<SearchEngines> = {
  key: 'search-engines',
  title: 'Search engines',
  schema: searchEngines,
  defaults: defaultSearchEngines,
};

/** Security requirements for all accounts. */
export const securitySetting: VersionedSetting<Security> = {
  key: SECURITY,
  title: 'Security',
  schema: security,
  defaults: defaultSecurity,
  // Nobody locks themselves out.
  async check(trx, { requireTwoFactor }) {
    const { id } = currentActor();
    const own = requireTwoFactor && id !== null ? await findUserById(trx, id) : undefined;
    if (own && !own.hasTwoFactor) throw new FieldError('requireTwoFactor', NEEDS_OWN_TWO_FACTOR);
  },
};

/** All settings with forms: the history records their versions, and restores them. */
const settings: readonly VersionedSetting<object>[] = [
  siteSetting,
  contactSetting,
  footerSetting,
  stalenessSetting,
  linkChecksSetting,
  followedSourcesSetting,
  embeddingSetting,
  searchEnginesSetting,
  securitySetting,
  ...sitePages.map(pageSetting),
];

/** The setting that the history knows by this key; `undefined` for one without a form. */
export function settingOf(key: string): VersionedSetting<object> | undefined {
  return settings.find((setting) => setting.key === key);
}
