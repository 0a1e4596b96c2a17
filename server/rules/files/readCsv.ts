import { editionDateIn } from '#core/dates.ts';
import type { RuleValue } from '#core/rules/ruleFile.ts';
import { UnusableFile } from '#server/errors.ts';
import { csvRows } from '#server/files/csvRows.ts';
import { readerOfTable } from './otherFiles.ts';
import type { Pairs } from './pairs.ts';
import type { Reading } from './parseRuleFile.ts';
import { readCell } from './ruleValue.ts';

/** More than all countries: wider files are no editions. */
const COLUMNS_MAX = 300;

/** Where the header has begun after all comments, in bytes. */
const COMMENTS_BYTES_MAX = 100_000;

type Row = { fields: string[]; line: number };

/** Reads the pairs of a tidy or matrix CSV. Throws UnusableFile when it is neither. */
export async function readCsv(text: Buffer, pairs: Pairs): Promise<Reading> {
  const { comments, table } = splitComments(text);
  const rows = csvRows(table);
  const header = (await rows.next()).value?.fields.map((field) => field.trim());
  const layout = layoutOf(header ?? []);
  const addRow = layout === 'tidy' ? tidyRow : matrixRow;
  for await (const { fields, line } of rows) {
    addRow(pairs, header ?? [], { fields, line: line + comments.length });
  }
  if (pairs.hasOldCodes) {
    throw new UnusableFile(
      'The values are codes (VR, VOA, VF or 0 to 3) of files from before November 2020, which have visa on arrival and ETA swapped: take a newer edition',
    );
  }
  return { layout, date: editionDateIn(comments.join(' ')) };
}

function layoutOf(header: string[]): 'tidy' | 'matrix' {
  const names = header.map((name) => name.toLowerCase()).join(',');
  if (names === 'passport,destination,requirement') return 'tidy';
  if (names === 'passport,destination,code') {
    throw new UnusableFile(
      'The header is Passport,Destination,Code: such files have visa on arrival and ETA swapped. Take an edition with the header Passport,Destination,Requirement',
    );
  }
  if (names.startsWith('passport,') && !names.startsWith('passport,destination')) {
    if (header.length <= COLUMNS_MAX) return 'matrix';
    throw new UnusableFile('The file has more than 300 columns');
  }
  const reader = readerOfTable(header);
  if (reader) throw new UnusableFile(reader);
  throw new UnusableFile(
    'The file has no header of an edition: Passport,Destination,Requirement, or Passport and a column for each destination, or JSON as {"US":{"GB":{"status":"eta","days":180}}}',
  );
}

function tidyRow(pairs: Pairs, _header: string[], { fields, line }: Row) {
  const [passport = '', destination = '', value = ''] = fields;
  const cell = { line, passport, destination, value };
  if (fields.length !== 3) return pairs.refuse(cell, `${fields.length} fields instead of 3`);
  pairs.add(cell, () => (value.trim() ? valueIn(value) : 'no value'));
}

/** An empty cell states nothing about its pair. */
function matrixRow(pairs: Pairs, header: string[], { fields, line }: Row) {
  const [passport = '', ...values] = fields;
  const wrong = fields.length !== header.length;
  const reason = `${fields.length} fields instead of ${header.length}`;
  for (const [column, destination] of header.slice(1).entries()) {
    const cell = { line, passport, destination, value: values[column] ?? '' };
    if (wrong) pairs.refuse(cell, reason);
    else if (cell.value.trim()) pairs.add(cell, () => valueIn(cell.value));
  }
}

function valueIn(text: string): RuleValue | string {
  if (text.trim() === '-1') return '-1 stands for the own country alone';
  return readCell(text) ?? 'unknown value';
}

/** Comment lines before the header, starting with #. */
function splitComments(text: Buffer): { comments: string[]; table: Buffer } {
  const beginning = text.toString('utf8', 0, COMMENTS_BYTES_MAX);
  const lines = /^(?:#.*(?:\r\n|\n|\r|$))*/.exec(beginning)?.[0] ?? '';
  const comments = lines.split(/\r\n|\n|\r/).filter((line) => line.startsWith('#'));
  return { comments, table: text.subarray(Buffer.byteLength(lines)) };
}
