import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { trpc } from '#src/lib/trpc.ts';
import { maySignOut } from '../forms/unsaved/unsavedChanges.ts';
import { forgetUnsavedFormsOf } from '../forms/unsaved/unsavedForms.ts';
import { clearStoredLists } from '../lists/listState.ts';

/** Ends the session, after a confirmation if unsaved input would be lost. */
export function SignOutButton() {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const userId = () => utils.session.me.getData()?.id ?? '';
  const signOut = trpc.session.signOut.useMutation({
    // The next user of this browser may be another administrator.
    onSuccess: async () => {
      forgetUnsavedFormsOf(userId());
      clearStoredLists();
      utils.session.me.setData(undefined, null);
      await navigate({ to: '/admin/login', ignoreBlocker: true });
      // Not earlier: the page being left would fetch again, without a session.
      queryClient.clear();
    },
  });
  return (
    <button
      type="button"
      className="icon-button shrink-0 gap-2 px-2"
      // A press before it works would be lost.
      disabled={!isHydrated || signOut.isPending}
      onClick={() => maySignOut(userId()) && signOut.mutate()}
    >
      <LogOut aria-hidden="true" className="size-5" />
      <span className="sr-only sm:not-sr-only">Sign out</span>
    </button>
  );
}
