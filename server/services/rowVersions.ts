import { Conflict } from './errors.ts';

/** The version of a row that was just created: the column's default. */
export const FIRST_VERSION = 1;

/** The refusal of a form that was filled from an older version of what it would replace. */
export function savedMeanwhile(what: string): Conflict {
  return new Conflict(`This ${what} was changed after you opened it. Nothing of yours was saved.`);
}

/**
 * Whether the stored row already holds every field that was sent: then the same request was stored
 * before and only its response was lost, so it succeeds again.
 */
export function holds(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => holds(stored[index], item))
    );
  }
  if (typeof sent !== 'object' || sent === null) return Object.is(stored, sent);
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(sent).every(([key, value]) =>
    holds((stored as Record<string, unknown>)[key], value),
  );
}
