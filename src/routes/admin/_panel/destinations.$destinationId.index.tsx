import { createFileRoute } from '@tanstack/react-router';
import { useAllCountries } from '../../../features/admin/countries/useAllCountries.ts';
import { BackToDestinations } from '../../../features/admin/destinations/BackToDestinations.tsx';
import { DestinationForm } from '../../../features/admin/destinations/DestinationForm.tsx';
import { ViewOnSite } from '../../../features/admin/destinations/ViewOnSite.tsx';
import {
  refetchOnOpen,
  useDataSinceOpening,
} from '../../../features/admin/forms/dataSinceOpening.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/destinations/$destinationId/')({
  head: ({ match }) => adminPageHead('Edit Destination', match),
  component: EditDestination,
});

function EditDestination() {
  const { destinationId } = Route.useParams();
  const destination = useDataSinceOpening(
    trpc.destination.stored.useQuery(
      { id: destinationId },
      { ...refetchOnOpen, meta: { failure: failedToLoad.destination } },
    ),
  );
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Edit Destination"
        detail={destination.data?.name}
        back={<BackToDestinations />}
      >
        <ViewOnSite destinationId={destinationId} />
      </PageHeading>
      <Loaded query={destination} failure={failedToLoad.destination}>
        {(stored) => (
          <Loaded query={countries} failure={failedToLoad.countries}>
            {(all) => <DestinationForm key={stored.id} destination={stored} countries={all} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
