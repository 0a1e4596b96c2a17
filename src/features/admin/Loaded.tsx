import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { failureOf } from './reports.ts';

export type Query<Data> = {
  /** The procedure. */
  trpc: { path: string };
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Renders a query's data; a spinner while it is loading, an error with a retry button. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <>
      {query.error !== null && <LoadFailure query={query} />}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && query.error === null && <Spinner />}
    </>
  );
}

/** The error message of a query, with a retry button. */
export function LoadFailure({
  query,
}: {
  query: Pick<Query<unknown>, 'trpc' | 'isFetching' | 'refetch'>;
}) {
  return (
    <div role="alert" className="card flex flex-wrap items-center gap-3 p-4">
      <p className="grow font-semibold text-danger">{failureOf(query.trpc.path)}</p>
      <Button disabled={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
