import * as z from 'zod/mini';
import { recordKindNames, rowOutcomes } from '#core/records/files.ts';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { id, page } from '../text.ts';

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
