import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { isServerRefusal, serverMessage } from '../../lib/trpc.ts';
import { type Report, reports } from './reports.ts';
import { isSessionEnd, type SessionEnded } from './session/sessionEnd.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure` is the toast of a query that failed. */
    queryMeta: { failure?: string };
    /** `report` holds the toasts of a change. */
    mutationMeta: { report?: Report };
  }
}

/**
 * Tells how every query and every change of the admin panel went: by toast where its `meta` has
 * words for it, and errors on the console too. That the session turns out to have ended goes to
 * `sessionEnded` instead. It listens to React Query's caches, so that a toast does not depend on the
 * page that asked for it still being there.
 */
export function useReports(sessionEnded: SessionEnded) {
  const queryClient = useQueryClient();

  useEffect(() => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      reportFailure(event.action.error, event.query.meta?.failure);
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const report = event.mutation.meta?.report;
      if (event.action.type === 'success' && report) toast.success(report.success);
      if (event.action.type !== 'error') return;
      const { error } = event.action;
      const saysWhy = report?.saysWhy || isServerRefusal(error);
      // Signing in is refused with the same code.
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
      else if (message) toast.error(message);
    }
  }, [queryClient, sessionEnded]);
}
