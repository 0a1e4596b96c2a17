import type { PlannedRow, Reason } from './recordKind.ts';

/** A row that can't be imported, and why. */
export function refused({ row }: { row: number }, title: string, reasons: Reason[]): PlannedRow {
  return { row, title, outcome: 'refused', reasons };
}
