import { TRPCError } from '@trpc/server';

/** What a row is made with; the database's own default. */
export const FIRST_VERSION = 1;

/** The refusal of a form that began from an older version of what it would replace. */
export function savedMeanwhile(what: string): TRPCError {
  const message = `This ${what} was changed after you opened it. Nothing of yours was saved.`;
  return new TRPCError({ code: 'CONFLICT', message });
}

/**
 * Whether the stored row already holds all that was sent. Then an earlier try was stored and only
 * its answer was lost, and there is nothing to refuse.
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
