import { useState } from 'react';

/** Query options for what a form opens on: asked for each time, whatever is known from before. */
export const whenFormOpens = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

/**
 * The query without an answer from before the form opened, which may be older than a colleague's
 * save. Once the form is there, it stays, also when asking again fails.
 */
export function useAnswerSinceOpening<Query extends { data: unknown; dataUpdatedAt: number }>(
  query: Query,
): Query {
  const [openedAt] = useState(Date.now);
  return query.dataUpdatedAt >= openedAt ? query : { ...query, data: undefined };
}
