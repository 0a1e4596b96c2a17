import { createFileRoute } from '@tanstack/react-router';
import { BackToDestinations } from '../../../components/admin/BackToDestinations.tsx';
import { DestinationForm } from '../../../components/admin/DestinationForm.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { useAnswerSinceOpening, whenFormOpens } from '../../../components/admin/openedForm.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { ViewOnSite } from '../../../components/admin/ViewOnSite.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/destinations/$destinationId/')({
  head: () => ({ meta: [{ title: `Edit Destination · Admin Panel · ${siteName}` }] }),
  component: EditDestination,
});

function EditDestination() {
  const { destinationId } = Route.useParams();
  const destination = useAnswerSinceOpening(
    trpc.destination.byId.useQuery(
      { id: destinationId },
      { ...whenFormOpens, meta: { failure: failedToLoad.destination } },
    ),
  );
  const countries = trpc.country.listAll.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
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
