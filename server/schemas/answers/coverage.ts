/** What both sides know of where answers come from. No zod here: public pages load this file. */

/** Where an answer comes from, the best known first. */
export const coverageKinds = {
  own_country: 'Own country, and travel within one state',
  administrator: 'Rules of this site’s editors',
  freedom_of_movement: 'Freedom of movement within a zone',
  official_primary: 'Official sources',
  page_of_rule: 'Collected from the government’s page about this rule',
  page_of_policy: 'Collected from the government’s page about its whole policy',
  page_of_other_government: 'Collected from another government’s page',
  official_secondary: 'Second-hand sources, unconfirmed',
  edition: 'Collected lists without a page for each rule',
  unknown: 'Unknown',
} as const;

export type CoverageKind = keyof typeof coverageKinds;

/** How old a source is, in days before the day that is asked for. */
export const coverageAges = {
  recent: 'at most 120 days old',
  year: 'at most a year old',
  older: 'older than a year',
  unknown: 'of unknown age',
} as const;

export type CoverageAge = keyof typeof coverageAges;

/** RECENT_DAYS is how new a page has to be to count as recent. */
export const RECENT_DAYS = 120;
export const YEAR_DAYS = 365;

/** So many answers of a kind, by the age of their sources. */
export type CoverageRow = { kind: CoverageKind; count: number; ages: Record<CoverageAge, number> };

export type Coverage = {
  /** Pairs of a passport and another country, for tourist stays. */
  total: number;
  rows: CoverageRow[];
  /** How many rest on a government page that is recent: official, or cited by a compilation. */
  recentGovernmentPages: number;
};
