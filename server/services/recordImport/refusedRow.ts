import type { PlannedRow, Reason } from './recordKind.ts';

/** A refused row with its reasons. */
export function refused({ row }: { row: number }, title: string, reasons: Reason[]): PlannedRow {
  return { row, title, outcome: 'refused', reasons };
}
