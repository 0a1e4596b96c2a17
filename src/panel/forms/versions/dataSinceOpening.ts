import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

/** Query options for a form's data, see `useRefetchOnOpen`. */
export type RefetchOnOpen = { refetchOnMount: 'always' | boolean; refetchOnWindowFocus: false };

/**
 * Query options for a form's data: refetched on every mount, whatever is cached, except when it came
 * with the page.
 */
export function useRefetchOnOpen(): RefetchOnOpen {
  const isHydrated = useHydrated();
  const [refetchOnMount] = useState(isHydrated ? ('always' as const) : true);
  return { refetchOnMount, refetchOnWindowFocus: false };
}

/**
 * The query without data from before the form opened, which may be older than another user's save.
 * A failed refetch leaves the form unchanged.
 */
export function useDataSinceOpening<Query extends { data: unknown; dataUpdatedAt: number }>(
  query: Query,
): Query {
  const isHydrated = useHydrated();
  // The first page has only data that came with it, dated by the server's clock.
  const [openedAt] = useState(() => (isHydrated ? Date.now() : 0));
  return query.dataUpdatedAt >= openedAt ? query : { ...query, data: undefined };
}
