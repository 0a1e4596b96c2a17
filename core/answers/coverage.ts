/** Where answers come from. */

/** Kinds of sources, most reliable first. */
export const coverageKinds = [
  'administrator',
  'freedom_of_movement',
  'official_primary',
  'page_of_rule',
  'page_of_policy',
  'page_of_other_government',
  'official_secondary',
  'edition',
  'unknown',
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

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

/** The number of answers of a kind, by the age of their sources. */
type CoverageRow = { kind: CoverageKind; count: number; ages: Record<CoverageAge, number> };

/** The answers that rest on a government page: official, or cited by a compilation. */
export type GovernmentPages = {
  count: number;
  /** How many of the pages are recent. */
  recent: number;
  /** The first date of the pages (YYYY, YYYY-MM or YYYY-MM-DD); null if one is undated. */
  oldest: string | null;
  /** The last date of the pages; null if all are undated. */
  newest: string | null;
};

export type Coverage = {
  /** Pairs of a passport and another country, for tourist stays. */
  total: number;
  rows: CoverageRow[];
  governmentPages: GovernmentPages;
};

/** The answers of a kind of stay, by whether a law or the country's own government confirms them. */
export type Sureness = {
  total: number;
  confirmed: number;
  unconfirmed: number;
  unknown: number;
};

/** A destination with answers that have no source, or none with a page for each rule. */
export type SourceGap = {
  code: string;
  /** The number of passports whose answers rest on a collected list. */
  collected: number;
  /** The number of passports without an answer. */
  unknown: number;
};
