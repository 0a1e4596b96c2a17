import { createFileRoute } from '@tanstack/react-router';
import type { TripSearch } from '#core/trip/tripAddress.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { listsIn } from '#src/lib/searchParams.ts';
import { holdsIn } from '#src/site/passports/heldDocuments.ts';
import { loadTrip } from '#src/site/trip/loadTrip.ts';
import { TripPage } from '#src/site/trip/TripPage.tsx';

/** Several countries, each with its own day; its address: tripAddress.ts. */
export const Route = createFileRoute('/_site/trip')({
  validateSearch: (
    search: Record<string, unknown>,
  ): TripSearch & { holds?: string | undefined } => ({
    ...listsIn(search, [
      'passport',
      'stops',
      'dates',
      'nights',
      'transit',
      'hours',
      'overnight',
      'airport',
      'ticket',
      'start',
      'back',
      'add',
      'second',
      'documents',
    ]),
    holds: holdsIn(search.holds),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => loadTrip(trpc, deps),
  head: loadedHead,
  component: Trip,
});

function Trip() {
  return <TripPage trip={Route.useLoaderData()} />;
}
