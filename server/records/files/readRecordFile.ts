import { RECORD_FILE_MAX, RECORD_FILE_TOO_LARGE, RECORD_ROWS_MAX } from '#core/records/files.ts';
import { UnusableFile } from '#server/errors.ts';
import { csvRows } from '#server/files/csvRows.ts';
import { bytesOfText, isObject } from '#server/files/fileBytes.ts';
import { beginsAsJson, beginsAsList, jsonEntries } from '#server/files/jsonEntries.ts';
import { tooManyRows } from '#server/files/recordLimits.ts';
import { shownText } from '#server/files/shownText.ts';
import { type FileColumn, readValue, valueAt } from './fileColumns.ts';
import { GivenCells, type GivenFields, type GivenValue, GivenValues } from './givenFields.ts';

/** A record in a file. */
export type FileRow = {
  /** The spreadsheet row, with the header as row 1; for JSON the index in the list, from 1. */
  row: number;
  given: GivenFields;
  /** Why the whole row can't be parsed. */
  problem?: string;
};

/** The column of refused rows with their reasons, which an import of the mended ones leaves out. */
export const REASONS_COLUMN = 'reasons';

/**
 * The records of a file in order: JSON if it begins as a list or an object, otherwise CSV. Yields
 * regularly. Throws UnusableFile for an unusable encoding, header or size.
 */
export function readRecordFile(
  file: Uint8Array,
  columns: readonly FileColumn[],
): AsyncGenerator<FileRow, void> {
  const text = bytesOfText(file, { maxBytes: RECORD_FILE_MAX, tooLarge: RECORD_FILE_TOO_LARGE });
  return beginsAsJson(text) ? fromJson(text, columns) : fromCsv(text, columns);
}

async function* fromCsv(text: Buffer, columns: readonly FileColumn[]): AsyncGenerator<FileRow> {
  const rows = csvRows(text);
  const names = (await rows.next()).value?.fields ?? [];
  const reasons = names.findIndex((name) => name.trim() === REASONS_COLUMN);
  const own = (cells: string[]) => (reasons < 0 ? cells : cells.toSpliced(reasons, 1));
  const header = headerOf(own(names), columns);
  const places = new Map(header.map(({ name }, place) => [name, place]));
  for await (const { fields: cells, row } of rows) {
    const fields = own(cells);
    if (fields.every((cell) => cell === '')) continue;
    const given = new GivenCells(header, places, fields);
    const isWhole =
      fields.length >= header.length && fields.slice(header.length).every((cell) => !cell);
    const problem = `The row has ${fields.length} cells instead of ${header.length}`;
    yield isWhole ? { row, given } : { row, given, problem };
  }
}

/** Throws UnusableFile for unknown or repeated columns. */
function headerOf(names: string[], columns: readonly FileColumn[]): FileColumn[] {
  const known = new Map(columns.map((column) => [column.name.toLowerCase(), column]));
  const header: FileColumn[] = [];
  for (const name of trimmedHeader(names)) {
    const column = known.get(name.toLowerCase());
    if (!column) {
      const all = columns.map((one) => one.name).join(', ');
      throw new UnusableFile(
        `The file has an unknown column ${JSON.stringify(shownText(name))}. Columns are: ${all}`,
      );
    }
    if (header.includes(column)) throw new UnusableFile(`The column ${column.name} is there twice`);
    header.push(column);
  }
  return header;
}

/** Removes the empty trailing columns that spreadsheets leave. */
function trimmedHeader(names: string[]): string[] {
  const trimmed = names.map((name) => name.trim());
  return trimmed.slice(0, trimmed.findLastIndex((name) => name !== '') + 1);
}

async function* fromJson(text: Buffer, columns: readonly FileColumn[]): AsyncGenerator<FileRow> {
  if (!beginsAsList(text)) {
    throw new UnusableFile('The JSON is no list of records: it begins with [');
  }
  const names = fieldNames(columns);
  for await (const { position: row, value: record } of jsonEntries(text)) {
    if (row > RECORD_ROWS_MAX) throw tooManyRows();
    const values = new Map<string, GivenValue>();
    const given = new GivenValues(values);
    if (!isObject(record)) {
      yield { row, given, problem: 'This is no object with the fields of a record' };
      continue;
    }
    const problem = problemIn(record, names);
    if (problem) {
      yield { row, given, problem };
      continue;
    }
    for (const column of columns) {
      const value = valueAt(record, column);
      if (value === undefined) continue;
      values.set(column.name, { column, value: undefined, ...readValue(column, value) });
    }
    yield { row, given };
  }
}

/** All field names, nested ones with a dot; true for objects themselves. */
function fieldNames(columns: readonly FileColumn[]): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const { path } of columns) {
    for (const length of path.keys()) {
      names.set(path.slice(0, length + 1).join('.'), length + 1 < path.length);
    }
  }
  return names;
}

/** Why the object is no record with these fields. */
function problemIn(
  object: Record<string, unknown>,
  names: Map<string, boolean>,
  before = '',
): string | undefined {
  for (const [key, value] of Object.entries(object)) {
    const name = before + key;
    const hasFields = names.get(name);
    if (hasFields === undefined) return `The field ${JSON.stringify(shownText(name))} is unknown`;
    if (!hasFields) continue;
    if (!isObject(value)) return `The field ${JSON.stringify(name)} is no object`;
    const inside = problemIn(value, names, `${name}.`);
    if (inside) return inside;
  }
  return undefined;
}
