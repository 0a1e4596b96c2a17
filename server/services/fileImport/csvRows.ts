import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { UnusableFile } from '../errors.ts';

/** Characters read between two pauses: less than 10 ms of work. */
const SLICE_LENGTH = 16_384;

/** `line` is its last line in the text, from 1; `row` the number a spreadsheet gives it, from 1. */
export type CsvRow = { fields: string[]; line: number; row: number };

/**
 * The rows of a CSV, the header too; empty lines are left out, but count. Cells are separated as the
 * header's are. Pauses now and then, so that a server goes on serving. Throws UnusableFile when the
 * text is no CSV.
 */
export async function* csvRows(text: string): AsyncGenerator<CsvRow, undefined> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    // One file may have several: rows added by hand to one that a spreadsheet wrote.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
  Readable.from(slicesOf(text)).pipe(parser);
  let row = 0;
  try {
    for await (const { record, info } of parser) {
      row += 1;
      const isEmpty = record.length === 1 && record[0] === '';
      if (!isEmpty) yield { fields: record, line: info.lines, row };
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

/** Spreadsheets write semicolons or tabs where a comma is the decimal sign. */
function delimiterOf(table: string): string {
  const [header = ''] = table.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}
