import type { Messages as ShellTexts } from '#messages/en/shell.gen.ts';

/** The pages that others list: their addresses. */
export const addressOf = {
  home: '/',
  tourist: '/destinations/tourist',
  transit: '/destinations/transit',
  nomad: '/destinations/nomad',
  popular: '/destinations/popular',
  continents: '/continents',
  visaInfo: '/visa-info',
  touristVisas: '/visa-info/tourist',
  transitVisas: '/visa-info/transit',
  workingVisas: '/visa-info/working',
  requirements: '/visa-requirements',
  applying: '/visa-application',
  passports: '/passports',
  stays: '/plan/90-180',
  trip: '/trip',
  compare: '/compare',
  together: '/together',
  myTravel: '/my',
  documents: '/documents',
  nomads: '/nomads',
  changes: '/changes',
  contact: '/contact',
  developers: '/developers',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  credits: '/credits',
  gaps: '/credits/gaps',
};

export type Page = keyof typeof addressOf;

// Each place lists its pages in its own order. What a place calls a page is a message of that place.
// All pages load this file first: places that not all of them show are in pageLists.ts.

export type Listed<Texts> = readonly (readonly [Page, keyof Texts])[];

/** The links of the header. */
export const mainMenu = [
  ['tourist', 'tourist'],
  ['transit', 'transit'],
  ['nomad', 'nomad'],
  ['visaInfo', 'visaInfo'],
  ['passports', 'passports'],
] as const satisfies Listed<ShellTexts>;

/** The links of the header's menu "Tools". */
export const toolsMenu = [
  ['together', 'together'],
  ['compare', 'compare'],
  ['trip', 'trip'],
  ['stays', 'schengen'],
  ['myTravel', 'myTravel'],
] as const satisfies Listed<ShellTexts>;

/** The columns of the footer: titles and links. */
export const footerColumns = [
  [
    'destinations',
    [
      ['tourist', 'tourist'],
      ['transit', 'transit'],
      ['nomad', 'digitalNomad'],
      ['popular', 'popular'],
      ['continents', 'continents'],
    ],
  ],
  [
    'visaInfo',
    [
      ['touristVisas', 'touristVisas'],
      ['transitVisas', 'transitVisas'],
      ['workingVisas', 'workingVisas'],
      ['requirements', 'requirements'],
      ['applying', 'applying'],
      ['changes', 'changes'],
    ],
  ],
  [
    'plan',
    [
      ['passports', 'passports'],
      ['compare', 'comparePassports'],
      ['together', 'travellingTogether'],
      ['trip', 'planTrip'],
      ['stays', 'schengen'],
      ['myTravel', 'myTravel'],
    ],
  ],
] as const satisfies readonly (readonly [keyof ShellTexts, Listed<ShellTexts>])[];

/** The last line of the footer. */
export const legalLinks = [
  ['developers', 'developers'],
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['cookies', 'cookies'],
  ['credits', 'credits'],
] as const satisfies Listed<ShellTexts>;

/** Where an unknown address leads on to. */
export const waysOn = [
  ['visaInfo', 'visaInfo'],
  ['tourist', 'destinations'],
  ['passports', 'passports'],
  ['trip', 'planTrip'],
] as const satisfies Listed<ShellTexts>;

/** The change feed, beside the page of changes. */
export const FEED_PATH = '/changes.atom';
