import { createFileRoute } from '@tanstack/react-router';
import { TRIP_LIST_MAX, type TripSearch } from '../../../server/schemas/tripAddress.ts';
import { loadTrip } from '../../features/trip/loadTrip.ts';
import { TripPage } from '../../features/trip/TripPage.tsx';
import { missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { listIn } from '../../lib/searchParams.ts';

/** Several countries with one passport, each on its own day; see tripAddress.ts. */
export const Route = createFileRoute('/_site/trip')({
  validateSearch: ({ passport, stops, dates, transit }: Record<string, unknown>): TripSearch => ({
    passport: listIn(passport, 99),
    stops: listIn(stops, TRIP_LIST_MAX),
    dates: listIn(dates, TRIP_LIST_MAX),
    transit: listIn(transit, 99),
  }),
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => loadTrip(trpc, deps),
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ match, ...loaderData.head }) : missingPageHead(),
  component: Trip,
});

function Trip() {
  return <TripPage trip={Route.useLoaderData()} />;
}
