import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { NEEDS_TWO_FACTOR } from '../../../server/schemas/admin/account.ts';
import { isApiError, isServerFault, serverMessage } from '../../lib/trpc.ts';
import { type Report, reports } from './reports.ts';
import { isSessionEnd, type SessionEnded } from './session/sessionEnd.ts';
import { useUndo } from './useUndo.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure` is the toast of a failed query. */
    queryMeta: { failure?: string };
    /**
     * `report` holds the toasts of a change. `background` marks a request that the user didn't
     * start: the end of a session is left to the next one that the user starts.
     */
    mutationMeta: { report?: Report; background?: true };
  }
}

/**
 * Shows a toast for every query and mutation of the admin panel whose `meta` has a message for its
 * outcome, with Undo if possible, and logs errors to the console. For an ended session it calls
 * `sessionEnded` instead. It subscribes to React Query's caches, so that a toast appears even after
 * its page was left.
 */
export function useReports(sessionEnded: SessionEnded) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const reportSuccess = useUndo();

  useEffect(() => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      reportFailure(event.action.error, event.query.meta?.failure);
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const report = event.mutation.meta?.report;
      if (event.action.type === 'success' && report?.success) {
        reportSuccess(report.success, event.action.data);
      }
      if (event.action.type !== 'error') return;
      const { error } = event.action;
      if (event.mutation.meta?.background && isSessionEnd(error)) return;
      const saysWhy = report?.saysWhy || isServerFault(error);
      // A wrong password has the same error code.
      const signingIn = report === reports.signIn;
      reportFailure(error, (saysWhy && serverMessage(error)) || report?.failure, signingIn);
    });
    return () => {
      stopQueries();
      stopChanges();
    };

    function reportFailure(error: unknown, message: string | undefined, signingIn = false) {
      console.error(error);
      if (isSessionEnd(error) && !signingIn) void sessionEnded();
      else if (needsTwoFactor(error)) void router.navigate({ to: '/admin/two-factor' });
      else if (message) toast.error(message);
    }
  }, [queryClient, sessionEnded, reportSuccess]);
}

/** Whether Settings now require two-factor, which this account hasn't set up. */
function needsTwoFactor(error: unknown): boolean {
  return isApiError(error) && error.message === NEEDS_TWO_FACTOR;
}
