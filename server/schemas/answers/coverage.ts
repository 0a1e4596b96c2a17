/** Where answers come from. No zod here: public pages load this file. */

/** Kinds of sources, most reliable first. */
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

/** Age groups of sources, in days before the requested day. */
export const coverageAges = {
  recent: 'at most 120 days old',
  year: 'at most a year old',
  older: 'older than a year',
  unknown: 'of unknown age',
} as const;

export type CoverageAge = keyof typeof coverageAges;

/** Maximum age of a recent page, in days. */
export const RECENT_DAYS = 120;
export const YEAR_DAYS = 365;

/** The number of answers of a kind, by the age of their sources. */
export type CoverageRow = { kind: CoverageKind; count: number; ages: Record<CoverageAge, number> };

export type Coverage = {
  /** Pairs of a passport and another country, for tourist stays. */
  total: number;
  rows: CoverageRow[];
  /** How many rest on a recent government page: official, or cited by a compilation. */
  recentGovernmentPages: number;
};
