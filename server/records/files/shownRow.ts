import { cellOf, type FileColumn, valueAt } from './fileColumns.ts';
import type { PlannedRow, Reason, RecordKind } from './recordKind.ts';
import { isSameValue } from './sameValue.ts';

/** Display limit of a value, in characters. */
const VALUE_MAX = 500;

/** A row of a preview, for display. */
export type ShownRow = {
  row: number;
  title: string;
  /** Why it is refused. */
  reasons: Reason[];
  /** The changed fields, before and after, as in a file. */
  changes: { column: string; before: string; after: string }[];
};

/** A row with its differences by field. */
export function shownRow({ fields }: RecordKind, planned: PlannedRow): ShownRow {
  const { row, title, outcome } = planned;
  if (outcome === 'refused') return { row, title, reasons: planned.reasons, changes: [] };
  if (outcome !== 'changed') return { row, title, reasons: [], changes: [] };
  const before: unknown = JSON.parse(planned.before);
  const after: unknown = JSON.parse(planned.after);
  const changes = fields.flatMap((column) => {
    const values = [valueAt(before, column), valueAt(after, column)];
    if (isSameValue(...(values as [unknown, unknown]))) return [];
    return [
      { column: column.name, before: shown(column, values[0]), after: shown(column, values[1]) },
    ];
  });
  return { row, title, reasons: [], changes };
}

function shown(column: FileColumn, value: unknown): string {
  const text = column.form === 'text' ? String(value ?? '') : cellOf(column, value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
}
