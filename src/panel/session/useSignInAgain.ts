import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { hasUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { PLEASE_SIGN_IN, type SessionEnded } from '../sessionEnd.ts';
import { showToast } from '../toasts/showToast.ts';

type User = RouterOutputs['session']['me'];

/**
 * Handles an ended session. Over a form with unsaved changes, `prompt` is set while the sign-in
 * dialog should be open; `resolvePrompt` takes the user who has signed in, or null when the dialog
 * was cancelled. Elsewhere it redirects to the sign-in page, which leads back.
 */
export function useSignInAgain() {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [prompt, setPrompt] = useState<{ before: User | undefined } | null>(null);
  const pending = useRef<{ outcome: Promise<string | null>; settle: (user: User) => void }>(null);

  const sessionEnded = useCallback<SessionEnded>(async () => {
    if (pending.current) return pending.current.outcome;
    if (!hasUnsavedChanges()) {
      utils.session.me.setData(undefined, null);
      showToast('error', PLEASE_SIGN_IN, { id: 'session-ended' });
      const { pathname, href } = router.state.location;
      if (pathname === '/admin/login') return PLEASE_SIGN_IN;
      void router.navigate({ to: '/admin/login', search: { redirect: href } });
      return PLEASE_SIGN_IN;
    }
    const before = utils.session.me.getData();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    pending.current = { outcome: promise, settle: (user) => resolve(retryErrorOf(before, user)) };
    setPrompt({ before });
    return promise;
  }, [router, utils]);

  const resolvePrompt = useCallback((user: User) => {
    pending.current?.settle(user);
    pending.current = null;
    setPrompt(null);
  }, []);

  return { sessionEnded, prompt, resolvePrompt };
}

/** A different administrator must review the form before it is saved in their name. */
function retryErrorOf(before: User | undefined, user: User): string | null {
  if (!user) return 'Nothing was saved: sign in to save.';
  if (!before || before.id === user.id) return null;
  return `You are signed in as ${user.email} now, before it was ${before.email}. Nothing was saved yet: look through the form, then save it.`;
}
