/** Pages of the site that a search finds by what they are for. No zod here: pages load this file. */
export const siteTools = {
  visaInfo: '/visa-info',
  passports: '/passports',
  together: '/together',
  compare: '/compare',
  trip: '/trip',
  stays: '/plan/90-180',
  documents: '/documents',
  nomads: '/nomads',
  changes: '/changes',
  applying: '/visa-application',
  requirements: '/visa-requirements',
  popular: '/destinations/popular',
  continents: '/continents',
  contact: '/contact',
  developers: '/developers',
} as const;

export type SiteTool = keyof typeof siteTools;

export const siteToolNames = Object.keys(siteTools) as SiteTool[];
