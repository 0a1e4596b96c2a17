import * as z from 'zod/mini';
import { type RecordEntity, recordWords } from '../records/kinds.ts';
import { id, page } from '../text.ts';
import { ROWS_AT_ONCE } from './panelList.ts';

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

const importId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

export const recordImportById = z.strictObject({ id: importId });

export const recordImportRows = z.strictObject({
  id: importId,
  outcome: z.enum(rowOutcomes),
  page,
});

/** `fingerprint` is the viewed preview's. */
export const recordImportApply = z.strictObject({
  id: importId,
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export const recordColumns = z.strictObject({ kind: z.enum(recordKindNames) });

/** How an uploaded file is parsed. */
export const recordFileOptions = z.object({ kind: z.enum(recordKindNames) });

/** The exported records, and whether to write the byte order mark by which Excel detects UTF-8. */
export const recordExport = z.object({
  ids: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      z
        .array(id)
        .check(
          z.maxLength(ROWS_AT_ONCE, `Export at most ${ROWS_AT_ONCE} selected records at once`),
        ),
    ),
  ),
  /** Only this destination's requirements, or this country's records. */
  destination: z.optional(id),
  bom: z.optional(z.enum(['true', 'false'])),
});
