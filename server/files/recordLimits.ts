import { RECORD_ROWS_MAX } from '#core/records/files.ts';
import { UnusableFile } from '../errors.ts';

/**
 * Maximum size of one record of a file, in bytes: a row of a CSV, or an item of the list or object
 * that a JSON is. The largest known, the visa policy of a destination, has about 300 kB.
 */
export const RECORD_BYTES_MAX = 2_000_000;

/** Maximum number of values in one record, or of cells in one row. */
export const RECORD_VALUES_MAX = 20_000;

/** Maximum depth of lists and objects in one record. */
export const RECORD_DEPTH_MAX = 20;

/** Of a file with more rows or records than are imported at once. */
export function tooManyRows(): UnusableFile {
  return new UnusableFile(`The file has more than ${RECORD_ROWS_MAX.toLocaleString('en')} rows`);
}

/** What a record has so far, counted before it is parsed. */
type RecordSize = { bytes: number; values: number; depth: number };

/** Throws UnusableFile for the record at this position, from 1, when it is beyond a limit. */
export function requireWithinLimits(
  what: 'Row' | 'Record',
  position: number,
  { bytes, values, depth }: RecordSize,
): void {
  if (depth > RECORD_DEPTH_MAX) {
    throw new UnusableFile(
      `${what} ${position} is nested more than ${RECORD_DEPTH_MAX} levels deep: compare the file with an export`,
    );
  }
  if (values > RECORD_VALUES_MAX) {
    throw new UnusableFile(
      `${what} ${position} has more than ${RECORD_VALUES_MAX.toLocaleString('en')} values: compare the file with an export`,
    );
  }
  if (bytes > RECORD_BYTES_MAX) {
    throw new UnusableFile(
      `${what} ${position} is larger than ${RECORD_BYTES_MAX / 1_000_000} MB: look for a quotation mark that is not closed, or shorten it`,
    );
  }
}
