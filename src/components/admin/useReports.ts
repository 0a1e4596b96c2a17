import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { isApiError, isServerRefusal, serverMessage, trpc } from '../../trpc.ts';
import type { Report } from './messages.ts';

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
 * words for it, and errors on the console too. When the session turns out to have ended, leads to
 * the sign-in page and remembers the place. It listens to React Query's caches, so that a toast
 * does not depend on the page that asked for it still being there.
 */
export function useReports() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const router = useRouter();

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
      reportFailure(error, (saysWhy && serverMessage(error)) || report?.failure);
    });
    return () => {
      stopQueries();
      stopChanges();
    };

    function reportFailure(error: unknown, message: string | undefined) {
      console.error(error);
      const { pathname, href } = router.state.location;
      if (isApiError(error) && error.data?.code === 'UNAUTHORIZED' && pathname !== '/admin/login') {
        utils.session.me.setData(undefined, null);
        toast.error(error.message, { id: 'session-ended' });
        router.navigate({ to: '/admin/login', search: { redirect: href } });
      } else if (message) {
        toast.error(message);
      }
    }
  }, [queryClient, router, utils]);
}
