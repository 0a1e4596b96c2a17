import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { UnusableFile } from '../errors.ts';

/** Characters parsed between two pauses: less than 10 ms of work. */
const SLICE_LENGTH = 16_384;

/**
 * `line` is the last line of the row in the text, from 1; `row` the spreadsheet's row number, from
 * 1.
 */
export type CsvRow = { fields: string[]; line: number; row: number };

/**
 * The rows of a CSV file, header included; empty lines are omitted but counted, as is a first line
 * `sep=;` for Excel, which names the delimiter. Otherwise the header determines it. Yields regularly, so that the server stays responsive. Throws
 * UnusableFile for invalid CSV.
 */
export async function* csvRows(text: string): AsyncGenerator<CsvRow, undefined> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    // A file may mix them: rows appended by hand to a spreadsheet's file.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
  Readable.from(slicesOf(text)).pipe(parser);
  let row = 0;
  try {
    for await (const { record, info } of parser) {
      row += 1;
      const isEmpty = record.length === 1 && record[0] === '';
      const namesDelimiter = row === 1 && namedDelimiter(text) !== undefined;
      if (!isEmpty && !namesDelimiter) yield { fields: record, line: info.lines, row };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFile(`The file is no CSV: ${error.message}`, { cause: error });
  }
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    await setImmediate();
    yield text.slice(start, start + SLICE_LENGTH);
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
  return /^\uFEFF?"?sep=([^\r\n])"?[;,\t]*[\r\n]/i.exec(table)?.[1];
}
