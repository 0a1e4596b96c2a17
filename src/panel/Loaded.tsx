import type { ReactNode } from 'react';
import { isMissing } from '../lib/trpc.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { failureOf } from './toasts/failures.ts';

export type Query<Data> = {
  /** The procedure. */
  trpc: { path: string };
  data: Data | undefined;
  /** Whether the data is that of the query before, as of the list before it was filtered. */
  isPlaceholderData: boolean;
  error: unknown;
  failureReason: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => Promise<unknown>;
};

/** Renders a query's data; a spinner while it is loading, an error if it failed. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  const failed = hasFailed(query);
  return (
    <>
      {failed && <LoadFailure query={query} />}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && !failed && <Spinner />}
    </>
  );
}

/**
 * Whether a query failed, for good or, while it has no data, for now: without network or server it is
 * retried until it succeeds.
 */
export function hasFailed({
  data,
  isPlaceholderData,
  error,
  failureReason,
  fetchStatus,
}: Omit<Query<unknown>, 'refetch'>): boolean {
  if (error !== null) return true;
  const isMissing = data === undefined || isPlaceholderData;
  return isMissing && (failureReason !== null || fetchStatus === 'paused');
}

/** The error message of a query, with a retry button if that can help. */
export function LoadFailure({
  query,
}: {
  query: Pick<Query<unknown>, 'trpc' | 'error' | 'fetchStatus' | 'refetch'>;
}) {
  const isTrying = query.fetchStatus !== 'idle';
  return (
    <div role="alert" className="card flex flex-wrap items-center gap-3 p-4">
      <p className="grow font-semibold text-danger">{failureOf(query.trpc.path)}</p>
      {!isMissing(query.error) && (
        <Button disabled={isTrying} onClick={() => query.refetch()}>
          {isTrying ? 'Trying again...' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
