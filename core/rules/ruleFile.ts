import type { Identifiers } from '../countries/countryIndex.ts';
import type { RefusedRow } from '../inputs/rules/ruleEdition.ts';
import type { SourceFormat } from '../inputs/settings/followedSources.ts';
import type { Access } from '../vocabulary.ts';

/** A file of rules, as it was read. */

/** The accesses in published files, which lack freedom of movement; zones state it. */
export type FileAccess = Exclude<Access, 'freedom_of_movement'>;

/** The page that states a rule, and the day on which its publisher read it. */
export type StatedPage = { address: string; readOn: string | null };

export type RuleValue = {
  access: FileAccess;
  days: number | null;
  /** Only in files that name a page for each rule. */
  page?: StatedPage | null;
};

/** A pair of a file with its value. */
export type FileRow = RuleValue & { passport: string; destination: string };

/** The formats of published files. */
export type RuleFileShape = `tidy-${Identifiers}` | `matrix-${Identifiers}` | 'json';

export type RuleFile = {
  shape: RuleFileShape | Exclude<SourceFormat, 'passport-index'>;
  /** The edition's date, if the file states it: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  rows: FileRow[];
  refused: RefusedRow[];
  /** Pairs of which the file says that it doesn't know: they keep their rule. */
  unstated: { passport: string; destination: string }[];
  /** Whether the file states stays of every access, not of visa-free access alone. */
  statesAllStays: boolean;
};
