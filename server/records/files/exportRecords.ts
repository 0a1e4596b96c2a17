import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { FileFormat } from '#core/records/files.ts';
import type { Db } from '#db/db.ts';
import { cellOf, putAt, valueAt } from './fileColumns.ts';
import { type Fields, fileColumns, type RecordKind, type StoredRecord } from './recordKind.ts';

/** The records to export: these ids, or this destination's; otherwise all. */
type ExportedRecords = {
  ids?: string[] | undefined;
  destination?: string | undefined;
};

/** The byte order mark, by which Excel detects UTF-8. */
const BOM = '\u{feff}';

/** The records and the format. */
export type ExportOptions = ExportedRecords & { format: FileFormat; bom?: boolean };

/** A file of records, streamed from the database. */
export function exportRecords(
  db: Db,
  kind: RecordKind,
  { format, bom = false, ...which }: ExportOptions,
): AsyncGenerator<string> {
  const records = selected(db, kind, which);
  return format === 'csv' ? asCsv(kind, records, bom) : asJson(kind, records);
}

/** A template to fill in: the columns, or an example of a new record. */
export async function templateOf(kind: RecordKind, format: FileFormat): Promise<string> {
  const example = { id: '', version: 0, createdAt: '', ...kind.example };
  const records = once([example]);
  const pieces = format === 'csv' ? asCsv(kind, records, true) : asJson(kind, records);
  let file = '';
  for await (const piece of pieces) file += piece;
  return file;
}

async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

async function* selected(
  db: Db,
  kind: RecordKind,
  { ids, destination }: ExportedRecords,
): AsyncGenerator<StoredRecord[]> {
  if (ids) {
    yield await kind.findStored(db, ids);
    return;
  }
  for await (const records of kind.readStored(db, { destination })) {
    yield records;
    await setImmediate();
  }
}

async function* asCsv(
  kind: RecordKind,
  batches: AsyncIterable<StoredRecord[]>,
  bom: boolean,
): AsyncGenerator<string> {
  const columns = fileColumns(kind);
  yield (bom ? BOM : '') + lines([columns.map(({ name }) => name)]);
  for await (const records of batches) {
    const rows = records.map((record) => {
      const whole = wholeRecord(kind, record);
      return columns.map((column) => cellOf(column, valueAt(whole, column)));
    });
    if (rows.length > 0) yield lines(rows);
  }
}

/** Any kind of line break within a cell is quoted. */
function lines(rows: string[][]): string {
  return stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]|^\s|\s$/ });
}

async function* asJson(
  kind: RecordKind,
  batches: AsyncIterable<StoredRecord[]>,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const records of batches) {
    if (records.length === 0) continue;
    yield before + records.map((one) => JSON.stringify(wholeRecord(kind, one))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The record with its id columns; a new one has no id and version. */
function wholeRecord({ parent }: RecordKind, record: StoredRecord): Fields {
  const { id, version } = record;
  const whole: Fields = { id: id || null, version: version || null };
  if (parent) putAt(whole, parent, record.parent);
  return { ...whole, ...record.fields };
}
