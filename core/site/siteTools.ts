import type { Messages } from '#messages/search/en.gen.ts';

type Tool = Record<'title' | 'about' | 'words', keyof Messages> & { address: string };

/**
 * Pages of the site that a search finds by what they are for: their address, and their messages in
 * the catalogue `search`.
 */
export const siteTools = {
  visaInfo: {
    address: '/visa-info',
    title: 'visaInfoTitle',
    about: 'visaInfoAbout',
    words: 'visaInfoWords',
  },
  passports: {
    address: '/passports',
    title: 'passportsTitle',
    about: 'passportsAbout',
    words: 'passportsWords',
  },
  together: {
    address: '/together',
    title: 'togetherTitle',
    about: 'togetherAbout',
    words: 'togetherWords',
  },
  compare: {
    address: '/compare',
    title: 'compareTitle',
    about: 'compareAbout',
    words: 'compareWords',
  },
  trip: {
    address: '/trip',
    title: 'tripTitle',
    about: 'tripAbout',
    words: 'tripWords',
  },
  stays: {
    address: '/plan/90-180',
    title: 'staysTitle',
    about: 'staysAbout',
    words: 'staysWords',
  },
  documents: {
    address: '/documents',
    title: 'documentsTitle',
    about: 'documentsAbout',
    words: 'documentsWords',
  },
  nomads: {
    address: '/nomads',
    title: 'nomadsTitle',
    about: 'nomadsAbout',
    words: 'nomadsWords',
  },
  changes: {
    address: '/changes',
    title: 'changesTitle',
    about: 'changesAbout',
    words: 'changesWords',
  },
  applying: {
    address: '/visa-application',
    title: 'applyingTitle',
    about: 'applyingAbout',
    words: 'applyingWords',
  },
  requirements: {
    address: '/visa-requirements',
    title: 'requirementsTitle',
    about: 'requirementsAbout',
    words: 'requirementsWords',
  },
  popular: {
    address: '/destinations/popular',
    title: 'popularTitle',
    about: 'popularAbout',
    words: 'popularWords',
  },
  continents: {
    address: '/continents',
    title: 'continentsTitle',
    about: 'continentsAbout',
    words: 'continentsWords',
  },
  contact: {
    address: '/contact',
    title: 'contactTitle',
    about: 'contactAbout',
    words: 'contactWords',
  },
  developers: {
    address: '/developers',
    title: 'developersTitle',
    about: 'developersAbout',
    words: 'developersWords',
  },
} as const satisfies Record<string, Tool>;

export type SiteTool = keyof typeof siteTools;
