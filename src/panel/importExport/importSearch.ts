import {
  type RecordKindName,
  type RowOutcome,
  recordKindNames,
  rowOutcomes,
} from '#core/records/files.ts';
import { oneOf, pageNumberIn, textIn } from '#src/lib/searchParams.ts';

/** The exported and imported kind, and the displayed part of a preview. */
export type ImportSearch = {
  kind?: RecordKindName | undefined;
  file?: string | undefined;
  rows?: RowOutcome | undefined;
  page?: number | undefined;
};

export function readImportSearch(search: { [name: string]: unknown }): ImportSearch {
  return {
    kind: oneOf(search.kind, recordKindNames),
    file: textIn(search.file, 36),
    rows: oneOf(search.rows, rowOutcomes),
    page: pageNumberIn(search.page),
  };
}
