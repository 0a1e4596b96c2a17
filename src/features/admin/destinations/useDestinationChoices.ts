import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';

/** What the form of a destination offers to choose from. It changes with the server's version alone. */
export function useDestinationChoices() {
  return trpc.destination.choices.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: failedToLoad.choices },
  });
}
