import { useState } from 'react';

/** Query options for the data a form opens with: fetched on every mount, whatever is cached. */
export const refetchOnOpen = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

/**
 * The query without data from before the form opened, which may be older than a colleague's save.
 * A refetch that fails leaves the form as it is.
 */
export function useDataSinceOpening<Query extends { data: unknown; dataUpdatedAt: number }>(
  query: Query,
): Query {
  const [openedAt] = useState(Date.now);
  return query.dataUpdatedAt >= openedAt ? query : { ...query, data: undefined };
}
