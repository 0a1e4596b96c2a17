import { trpc } from '#src/lib/trpc.ts';

/** Options of a destination's form. They change only with the server's version. */
export function useDestinationChoices() {
  return trpc.destination.choices.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
}
