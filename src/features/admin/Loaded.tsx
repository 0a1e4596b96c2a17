import type { ReactNode } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Renders a query's data; a spinner while it is loading, an error with a retry button. */
export function Loaded<Data>({
  query,
  failure,
  children,
}: {
  query: Query<Data>;
  /** The error message. */
  failure: string;
  children: (data: Data) => ReactNode;
}) {
  return (
    <>
      {query.error !== null && <LoadFailure query={query} failure={failure} />}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && query.error === null && <Spinner />}
    </>
  );
}

/** The error message of a query, with a retry button. */
export function LoadFailure({
  query,
  failure,
}: {
  query: Pick<Query<unknown>, 'isFetching' | 'refetch'>;
  failure: string;
}) {
  return (
    <div role="alert" className="card flex flex-wrap items-center gap-3 p-4">
      <p className="grow font-semibold text-danger">{failure}</p>
      <button
        type="button"
        className="button-quiet"
        disabled={query.isFetching}
        onClick={() => query.refetch()}
      >
        Try again
      </button>
    </div>
  );
}
