import type { ReactNode } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';

type Query<Answer> = {
  data: Answer | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Shows a query's answer; a spinner until it is there, and how to try again when it failed. */
export function Loaded<Answer>({
  query,
  failure,
  children,
}: {
  query: Query<Answer>;
  /** Says what could not be loaded. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}) {
  return (
    <>
      {query.error !== null && (
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
      )}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && query.error === null && <Spinner />}
    </>
  );
}
