import catalogue from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayNumber } from '../dates.ts';
import type { Stay } from './stayWindow.ts';

/** Stays as entered in the planner and in its form without scripts. */

const t = translator(catalogue);

/** Maximum number of stays in a plan. */
export const STAYS_MAX = 100;

/** Longer stays are typing errors: ten years is the longest permit. */
const STAY_DAYS_MAX = 3653;

/**
 * Maximum total days of the stays sent to the JSON API: twenty years of presence. Its response
 * lists the overstayed days, at most 100 kB.
 */
export const STAYS_TOTAL_DAYS_MAX = 2 * STAY_DAYS_MAX;

export const LABEL_MAX = 60;

/** Rows of the form without scripts, and how many more it adds at a time. */
export const ROWS_AT_ONCE = 6;

/** An entered stay: days as YYYY-MM-DD, or empty. */
export type StayRow = { entry: string; exit: string; label: string; exempt: boolean };

type StayErrors = { entry?: string; exit?: string };

export const emptyRow: StayRow = { entry: '', exit: '', label: '', exempt: false };

export function isBlank({ entry, exit }: StayRow): boolean {
  return entry === '' && exit === '';
}

/** The stay of a row, or its errors; neither for a blank one. */
export function readStay(row: StayRow): { stay?: Stay; errors: StayErrors } {
  if (isBlank(row)) return { errors: {} };
  const entry = dayNumber(row.entry);
  const exit = dayNumber(row.exit);
  if (entry === undefined || exit === undefined) {
    return {
      errors: {
        ...(entry === undefined && { entry: missingOrWrong(row.entry, 'entry') }),
        ...(exit === undefined && { exit: missingOrWrong(row.exit, 'exit') }),
      },
    };
  }
  const error = errorOfDays(entry, exit);
  if (error) return { errors: { exit: error } };
  return { stay: { entry, exit, exempt: row.exempt }, errors: {} };
}

/** The error in the entry and exit days of a stay; undefined if valid. */
export function errorOfDays(entry: number, exit: number): string | undefined {
  if (exit < entry) return t('exitBeforeEntry');
  if (exit - entry >= STAY_DAYS_MAX) return t('tooLong');
  return undefined;
}

function missingOrWrong(text: string, which: 'entry' | 'exit'): string {
  if (text !== '') return t('notADay');
  return t(which === 'entry' ? 'entryMissing' : 'exitMissing');
}

/** The name of a row's field in the form without scripts. */
export function fieldName(field: keyof StayRow, index: number): string {
  return `${field}-${index}`;
}

/** The rows sent by the form without scripts, without trailing blank ones. */
export function rowsOfFields(fields: Readonly<Record<string, string>>): StayRow[] {
  const rows = Array.from({ length: STAYS_MAX }, (_, index) => ({
    entry: (fields[fieldName('entry', index)] ?? '').trim().slice(0, 20),
    exit: (fields[fieldName('exit', index)] ?? '').trim().slice(0, 20),
    label: (fields[fieldName('label', index)] ?? '').slice(0, LABEL_MAX),
    exempt: fields[fieldName('exempt', index)] !== undefined,
  }));
  return rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);
}
