import { useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { toast } from 'sonner';
import { isApiError, type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { hasUnsavedChanges } from '../forms/unsavedChanges.ts';

type User = RouterOutputs['session']['me'];

/**
 * To be called when the server no longer knows the session. Resolves to null when what it refused
 * can be sent again, else to the reason to tell.
 */
export type SessionEnded = () => Promise<string | null>;

const PLEASE_SIGN_IN = 'Please sign in';

export const SessionEnd = createContext<SessionEnded>(async () => PLEASE_SIGN_IN);

export function useSessionEnd(): SessionEnded {
  return useContext(SessionEnd);
}

/** Whether the server refused because nobody is signed in, any more. */
export function isSessionEnd(error: unknown): boolean {
  return isApiError(error) && error.data?.code === 'UNAUTHORIZED';
}

/**
 * What happens when the session turns out to have ended. Where a form has unsaved changes, they stay
 * and `asking` says that the sign-in form is to be shown over them; `answer` takes who has signed in,
 * or null when the visitor gave up. Anywhere else the sign-in page follows, which remembers the place.
 */
export function useSignInAgain() {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState<{ before: User | undefined } | null>(null);
  const asked = useRef<{ outcome: Promise<string | null>; settle: (user: User) => void }>(null);

  const sessionEnded = useCallback<SessionEnded>(async () => {
    if (asked.current) return asked.current.outcome;
    if (!hasUnsavedChanges()) {
      utils.session.me.setData(undefined, null);
      toast.error(PLEASE_SIGN_IN, { id: 'session-ended' });
      const { pathname, href } = router.state.location;
      if (pathname === '/admin/login') return PLEASE_SIGN_IN;
      void router.navigate({ to: '/admin/login', search: { redirect: href } });
      return PLEASE_SIGN_IN;
    }
    const before = utils.session.me.getData();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    asked.current = { outcome: promise, settle: (user) => resolve(refusalOf(before, user)) };
    setAsking({ before });
    return promise;
  }, [router, utils]);

  const answer = useCallback((user: User) => {
    asked.current?.settle(user);
    asked.current = null;
    setAsking(null);
  }, []);

  return { sessionEnded, asking, answer };
}

/** Another administrator looks at the form before it is saved in their name. */
function refusalOf(before: User | undefined, user: User): string | null {
  if (!user) return 'Nothing was saved: sign in to save.';
  if (!before || before.id === user.id) return null;
  return `You are signed in as ${user.email} now, before it was ${before.email}. Nothing was saved yet: look through the form, then save it.`;
}
