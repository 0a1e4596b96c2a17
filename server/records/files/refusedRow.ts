import { REFUSED_ROWS_MAX } from '#core/records/files.ts';
import { UnusableFile } from '#server/errors.ts';
import type { PlannedRow, Reason } from './recordKind.ts';

/** A refused row with its reasons. */
export function refused({ row }: { row: number }, title: string, reasons: Reason[]): PlannedRow {
  return { row, title, outcome: 'refused', reasons };
}

/** Throws UnusableFile for more refused rows than a preview keeps, with the first reason. */
export function requireFewRefused(rows: readonly PlannedRow[]) {
  const all = rows.filter((row) => row.outcome === 'refused');
  const [first] = all;
  if (!first || all.length <= REFUSED_ROWS_MAX) return;
  const [{ column = null, message = '' } = {}] = first.reasons;
  const reason = [column, message].filter(Boolean).join(': ');
  throw new UnusableFile(
    `More than ${REFUSED_ROWS_MAX.toLocaleString('en')} rows are refused. The first is row ${first.row}: ${reason}`,
  );
}
