import {
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NEEDS_TWO_FACTOR } from '#core/site/signIn.ts';
import { importedAtLast } from '#src/lib/importedAtLast.ts';
import { isApiError, isServerFault, serverMessage } from '#src/lib/trpc.ts';
import { hasUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { isVersionConflict } from '../forms/versions/versionConflict.ts';
import { isSessionEnd, type SessionEnded } from '../sessionEnd.ts';
import { showToast } from '../toasts/showToast.ts';
import { useLoadReport } from '../toasts/useLoadReport.ts';
import { useUndo } from '../toasts/useUndo.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** A failure is reported while a component waits for it: `quiet` never, `pressed` always. */
    queryMeta: { quiet?: true; pressed?: true };
    /**
     * `background` marks a request that the user didn't start: it is not reported, and the end of a
     * session is left to the next one that the user starts.
     */
    mutationMeta: { background?: true };
  }
}

const loadReports = () =>
  importedAtLast(() => import('../toasts/reports.ts'), 'reportOf').catch(() => undefined);

/**
 * Has all queries fetched again, now or when a page needs them; also what a page that was left is still
 * fetching, as its answer may be of before the change.
 */
function fetchAllAgain(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ type: 'inactive' })) {
    if (query.state.fetchStatus === 'idle') continue;
    // A query is a filter by its own key.
    const again = () => queryClient.invalidateQueries(query);
    void query.fetch().then(again, again);
  }
  void queryClient.invalidateQueries();
}

/**
 * Shows a toast for every query and mutation of the admin panel whose procedure has a message for its
 * outcome, with Undo if possible, and logs errors to the console; after a change all queries are
 * fetched again. For an ended session it calls `sessionEnded` instead. It subscribes to React Query's caches, so that a toast appears even after
 * its page was left.
 */
export function useReports(sessionEnded: SessionEnded) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const reportSuccess = useUndo();
  const reportLoad = useLoadReport();

  useEffect(() => {
    // At once: a change may fail because the network is gone.
    void loadReports();
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      const failure = event.type === 'updated' ? failureIn(event) : undefined;
      if (!failure) return;
      const { meta, queryKey } = event.query;
      // A page that was left no longer waits for its loads: their failure isn't the next page's.
      const isAwaited = meta?.pressed || (event.query.isActive() && !meta?.quiet);
      reportFailure(failure.error, () => isAwaited && reportLoad(procedureOf(queryKey)));
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { meta, options } = event.mutation;
      const procedure = procedureOf(options.mutationKey);
      if (!meta?.background && isStaleAfter(event.action)) fetchAllAgain(queryClient);
      if (event.action.type === 'success' && !meta?.background) {
        void showSuccess(procedure, event.action.data);
      }
      if (event.action.type !== 'error') return;
      const { error } = event.action;
      if (meta?.background && isSessionEnd(error)) return;
      // A wrong password has the same error code.
      const signingIn = procedure === 'session.signIn';
      const show = () => void showFailure(error, meta?.background ? undefined : procedure);
      reportFailure(error, show, signingIn);
    });
    return () => {
      stopQueries();
      stopChanges();
    };

    async function showSuccess(procedure: string, answer: unknown) {
      const reports = await loadReports();
      const { success } = reports?.reportOf(procedure) ?? {};
      if (success) reportSuccess(success, answer);
    }

    function reportFailure(error: unknown, show: () => void, signingIn = false) {
      console.error(error);
      if (isSessionEnd(error) && !signingIn) void sessionEnded();
      else if (needsTwoFactor(error)) void router.navigate({ to: '/admin/two-factor' });
      else show();
    }
  }, [queryClient, router, sessionEnded, reportSuccess, reportLoad]);
}

/** Shows why a change failed, unless its form does. */
async function showFailure(error: Error, procedure: string | undefined) {
  const reports = await loadReports();
  const report = procedure === undefined ? undefined : reports?.reportOf(procedure);
  if (report?.ofForm && isShownByForm(error)) return;
  const saysWhy = report?.saysWhy || isServerFault(error);
  const why = saysWhy ? serverMessage(error) : undefined;
  const message = why ?? report?.failure;
  const description = report?.ofForm && !why ? error.message : undefined;
  if (message) showToast('error', message, { description });
}

/**
 * The error of a query that has failed. One that is retried until the network or the server is back has
 * failed the first time that it has nothing to show; without a network it isn't even sent.
 */
function failureIn({
  action,
  query: { state },
}: Extract<QueryCacheNotifyEvent, { type: 'updated' }>): { error: unknown } | undefined {
  if (action.type === 'error') return { error: action.error };
  if (state.data !== undefined) return undefined;
  if (action.type === 'failed' && action.failureCount === 1) return { error: action.error };
  const isUnsent = action.type === 'pause' && state.fetchFailureCount === 0;
  return isUnsent ? { error: new Error('No network') } : undefined;
}

/**
 * Whether a change makes queried data stale, or its failure shows that it is: a refused one has met
 * another's, and one without a response may have been made. Open forms keep their data.
 */
function isStaleAfter(action: { type: string; error?: unknown }): boolean {
  if (action.type !== 'error') return action.type === 'success';
  return !isSessionEnd(action.error) && !hasUnsavedChanges();
}

/** Whether a record's form shows this refusal itself. */
function isShownByForm(error: unknown): boolean {
  if (isVersionConflict(error)) return true;
  return isApiError(error) && Object.keys(error.data?.fieldErrors ?? {}).length > 0;
}

/** The procedure of a query or a mutation; tRPC's keys begin with its path. */
function procedureOf(key: readonly unknown[] = []): string {
  const [path] = key;
  return Array.isArray(path) ? path.join('.') : '';
}

/** Whether Settings now require two-factor, which this account hasn't set up. */
function needsTwoFactor(error: unknown): boolean {
  return isApiError(error) && error.message === NEEDS_TWO_FACTOR;
}
