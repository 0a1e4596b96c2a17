import { useState } from 'react';

/** Query options for a form's data: refetched on every mount, whatever is cached. */
export const refetchOnOpen = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

/**
 * The query without data from before the form opened, which may be older than another user's save.
 * A failed refetch leaves the form unchanged.
 */
export function useDataSinceOpening<Query extends { data: unknown; dataUpdatedAt: number }>(
  query: Query,
): Query {
  const [openedAt] = useState(Date.now);
  return query.dataUpdatedAt >= openedAt ? query : { ...query, data: undefined };
}
