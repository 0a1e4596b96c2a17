import { type RecordEntity, recordWords } from './kinds.ts';

/** What files hold, as addresses and commands name it. */
export type RecordKindName =
  | 'destinations'
  | 'requirements'
  | (typeof recordWords)[RecordEntity]['file'];

/** The kinds of records that files hold, by their names in addresses and commands. */
export const recordKindNames: readonly RecordKindName[] = [
  'destinations',
  'requirements',
  ...Object.values(recordWords).map(({ file }) => file),
];

export const fileFormats = ['csv', 'json'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Maximum file size, in bytes: 50,000 requirements are about 40 MB. */
export const RECORD_FILE_MAX = 64_000_000;

export const RECORD_FILE_TOO_LARGE = 'A file of records has at most 64 MB: split it';

export const RECORD_ROWS_MAX = 100_000;

/** Maximum number of refused rows, which a preview keeps with their reasons. */
export const REFUSED_ROWS_MAX = 10_000;

/** Rows per page of a preview. */
export const ROWS_OF_PAGE = 50;

/** The outcome of an imported row. */
export const rowOutcomes = ['refused', 'changed', 'added', 'unchanged'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** Maximum size of a rule file, in bytes; published editions are about 2 MB. */
export const RULE_FILE_MAX = 10_000_000;

export const RULE_FILE_TOO_LARGE = 'A file of rules has at most 10 MB';
