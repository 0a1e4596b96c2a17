import { stringify } from 'csv-stringify/sync';
import { csvRows } from '#server/files/csvRows.ts';
import { bytesOfText, isObject } from '#server/files/fileBytes.ts';
import { beginsAsJson, jsonEntries } from '#server/files/jsonEntries.ts';
import { cellOfText, textOfCell } from '#server/lib/csvCells.ts';
import { cellOf, type FileColumn, valueAt } from './fileColumns.ts';
import { REASONS_COLUMN } from './readRecordFile.ts';
import { fileColumns, type PlannedRow, type Reason, type RecordKind } from './recordKind.ts';

/**
 * The refused rows of a file as CSV, with their cells as they are there and a column of reasons; of
 * JSON with the columns of an export.
 */
export async function refusedTable(
  kind: RecordKind,
  file: Buffer,
  rows: readonly PlannedRow[],
): Promise<string> {
  const reasonsOf = new Map(
    rows.flatMap((row) => (row.outcome === 'refused' ? [[row.row, row.reasons] as const] : [])),
  );
  const text = bytesOfText(file, { maxBytes: file.length, tooLarge: '' });
  const { header, cells } = beginsAsJson(text)
    ? await cellsOfJson(kind, text, reasonsOf)
    : await cellsOfCsv(text, reasonsOf);
  const table = cells.map(([row, own]) => [
    ...Array.from(header, (_, place) => own[place] ?? ''),
    cellOfText((reasonsOf.get(row) ?? []).map(reasonText).join('\n')),
  ]);
  return stringify([[...header, REASONS_COLUMN], ...table], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n;\t]|^\s|\s$/,
  });
}

type Cells = { header: string[]; cells: [row: number, own: string[]][] };

async function cellsOfCsv(text: Buffer, reasonsOf: Map<number, Reason[]>): Promise<Cells> {
  const rows = csvRows(text);
  const names = (await rows.next()).value?.fields ?? [];
  const at = names.findIndex((name) => name.trim() === REASONS_COLUMN);
  const own = (fields: string[]) => (at < 0 ? fields : fields.toSpliced(at, 1));
  const cells: Cells['cells'] = [];
  for await (const { fields, row } of rows) {
    // Guarded once, as an export does.
    const guarded = own(fields).map((cell) => cellOfText(textOfCell(cell)));
    if (reasonsOf.has(row)) cells.push([row, guarded]);
  }
  return { header: own(names), cells };
}

async function cellsOfJson(
  kind: RecordKind,
  text: Buffer,
  reasonsOf: Map<number, Reason[]>,
): Promise<Cells> {
  const columns = fileColumns(kind);
  const cells: Cells['cells'] = [];
  for await (const { position, value } of jsonEntries(text)) {
    if (!reasonsOf.has(position)) continue;
    const own = columns.map((column) => cellOfValue(column, valueAt(value, column)));
    cells.push([position, isObject(value) ? own : []]);
  }
  return { header: columns.map(({ name }) => name), cells };
}

/** What is no list where one belongs is shown as it is. */
function cellOfValue(column: FileColumn, value: unknown): string {
  const isMistaken = column.form === 'list' && value !== undefined && !Array.isArray(value);
  return isMistaken ? cellOfText(JSON.stringify(value)) : cellOf(column, value);
}

function reasonText({ column, message }: Reason): string {
  return column === null ? message : `${column}: ${message}`;
}
