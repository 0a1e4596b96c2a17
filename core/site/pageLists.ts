import type { Messages as MyTexts } from '#messages/en/my.gen.ts';
import type { Listed, Page } from './pages.ts';

/** What My travel offers to a browser without scripts. */
export const toolsWithoutScripts = [
  ['visaInfo', 'toolAnswers'],
  ['passports', 'toolPassports'],
  ['trip', 'toolTrip'],
  ['together', 'toolTogether'],
  ['compare', 'toolCompare'],
  ['stays', 'toolDays'],
] as const satisfies Listed<MyTexts>;

/**
 * What the search finds by what it is for: messages of the catalogue `search`, such as `tripTitle`,
 * `tripAbout` and `tripWords`.
 */
export const searchedPages = [
  'visaInfo',
  'passports',
  'together',
  'compare',
  'trip',
  'stays',
  'documents',
  'nomads',
  'changes',
  'transitVisas',
  'workingVisas',
  'applying',
  'requirements',
  'popular',
  'continents',
  'contact',
  'developers',
] as const satisfies readonly Page[];

/** What search engines are told of, besides the pages of one country, passport or destination. */
export const sitemapPages = [
  'home',
  'tourist',
  'transit',
  'nomad',
  'popular',
  'continents',
  'visaInfo',
  'touristVisas',
  'transitVisas',
  'workingVisas',
  'requirements',
  'applying',
  'passports',
  'stays',
  'trip',
  'compare',
  'together',
  'nomads',
  'contact',
  'credits',
  'gaps',
  'changes',
  'developers',
  'privacy',
  'cookies',
  'terms',
] as const satisfies readonly Page[];

/** Pages that a visitor's device stores from the start, to open without a network. */
export const startPages = ['home', 'myTravel'] as const satisfies readonly Page[];

/** Pages that it stores, with those below, once the visitor was there. */
export const offlinePages = [
  ...startPages,
  'visaInfo',
  'requirements',
  'passports',
  'compare',
  'together',
  'trip',
  'nomads',
  'stays',
  'documents',
] as const satisfies readonly Page[];
