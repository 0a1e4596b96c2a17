import { createContext, useContext } from 'react';
import { isApiError } from '#src/lib/trpc.ts';

/**
 * Called when a request fails because the session has ended. Resolves to null when the request can
 * be retried, else to the message to show.
 */
export type SessionEnded = () => Promise<string | null>;

export const PLEASE_SIGN_IN = 'Please sign in';

export const SessionEnd = createContext<SessionEnded>(async () => PLEASE_SIGN_IN);

export function useSessionEnd(): SessionEnded {
  return useContext(SessionEnd);
}

/** Whether a request failed for lack of a session. */
export function isSessionEnd(error: unknown): boolean {
  return isApiError(error) && error.data?.code === 'UNAUTHORIZED';
}
