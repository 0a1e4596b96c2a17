import { Conflict } from '../errors.ts';

/** The version of a new row: the column's default. */
export const FIRST_VERSION = 1;

/** The refusal of a form that was filled from an older version of the record; `what` is its noun. */
export function versionConflict(what: string): Conflict {
  return new Conflict(`This ${what} was changed after you opened it. Nothing of yours was saved.`);
}

/**
 * Whether `stored` has every field of `sent`, compared deeply. A repeated request whose first response
 * was lost so succeeds again.
 */
export function isMatch(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => isMatch(stored[index], item))
    );
  }
  if (typeof sent !== 'object' || sent === null) return Object.is(stored, sent);
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(sent).every(([key, value]) =>
    isMatch((stored as Record<string, unknown>)[key], value),
  );
}
