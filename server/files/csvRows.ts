import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { RECORD_ROWS_MAX } from '#core/records/files.ts';
import { UnusableFile } from '../errors.ts';
import { RECORD_BYTES_MAX, requireWithinLimits, tooManyRows } from './recordLimits.ts';

/** Bytes parsed between two pauses: less than 10 ms of work. */
const SLICE_LENGTH = 16_384;

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/**
 * `line` is the last line of the row in the text, from 1; `row` the spreadsheet's row number, from
 * 1.
 */
type CsvRow = { fields: string[]; line: number; row: number };

/**
 * The rows of a CSV file, header included; empty lines are omitted but counted, also towards the most
 * rows, as each takes its time to read. So is a first line
 * `sep=;` for Excel, which names the delimiter. Otherwise the header determines it. Yields regularly, so
 * that other work continues. Throws UnusableFile for invalid CSV, for too many rows, and for a row beyond
 * the limits, before it is parsed.
 */
export async function* csvRows(text: Buffer): AsyncGenerator<CsvRow, undefined> {
  const beginning = text.toString('utf8', 0, RECORD_BYTES_MAX);
  const delimiter = delimiterOf(beginning);
  const parser = parse({
    delimiter,
    info: true,
    // A file may mix them: rows appended by hand to a spreadsheet's file.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
  // An error of either reaches the loop below.
  pipeline(Readable.from(slicesOf(text, delimiter)), parser, () => {});
  const namesDelimiter = namedDelimiter(beginning) !== undefined;
  const last = RECORD_ROWS_MAX + (namesDelimiter ? 2 : 1);
  let row = 0;
  try {
    for await (const { record, info } of parser) {
      row += 1;
      if (row > last) throw tooManyRows();
      const isEmpty = record.length === 1 && record[0] === '';
      if (!isEmpty && !(row === 1 && namesDelimiter))
        yield { fields: record, line: info.lines, row };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFile(`The file is no CSV: ${error.message}`, { cause: error });
  }
}

/** Slices of whose rows none is beyond the limits; a row may span several. */
async function* slicesOf(text: Buffer, delimiter: string): AsyncGenerator<Buffer> {
  const [separator] = Buffer.from(delimiter);
  const size = { bytes: 0, values: 1, depth: 0 };
  let row = 1;
  let isQuoted = false;
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    await setImmediate();
    const end = Math.min(start + SLICE_LENGTH, text.length);
    for (let at = start; at < end; at += 1) {
      const byte = text[at];
      size.bytes += 1;
      // A quotation mark within quotes is doubled: the second opens them again.
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (byte === separator) size.values += 1;
      else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
        requireWithinLimits('Row', row, size);
        const isSecond = byte === LINE_FEED && text[at - 1] === CARRIAGE_RETURN;
        if (!isSecond) row += 1;
        size.bytes = 0;
        size.values = 1;
      }
    }
    requireWithinLimits('Row', row, size);
    yield text.subarray(start, end);
  }
}

/** Spreadsheets use semicolons or tabs where a comma is the decimal sign. */
function delimiterOf(table: string): string {
  const named = namedDelimiter(table);
  if (named) return named;
  const [header = ''] = table.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

/** The delimiter that a first line `sep=;` names. */
function namedDelimiter(table: string): string | undefined {
  return /^"?sep=([^\r\n])"?[;,\t]*[\r\n]/i.exec(table)?.[1];
}
