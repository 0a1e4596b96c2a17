import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { useAllCountries } from '#src/features/admin/countries/useAllCountries.ts';
import { DestinationForm } from '#src/features/admin/destinations/DestinationForm.tsx';
import { DuplicateButton } from '#src/features/admin/destinations/DuplicateButton.tsx';
import { useDestinationChoices } from '#src/features/admin/destinations/useDestinationChoices.ts';
import { ViewOnSite } from '#src/features/admin/destinations/ViewOnSite.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/features/admin/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/features/admin/history/RecordLinks.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/destinations/$destinationId/')({
  head: ({ match }) => adminPageHead('Edit Destination', match),
  component: EditDestination,
});

function EditDestination() {
  const { destinationId } = Route.useParams();
  const destination = useDataSinceOpening(
    trpc.destination.stored.useQuery({ id: destinationId }, useRefetchOnOpen()),
  );
  const countries = useAllCountries();
  const choices = useDestinationChoices();
  return (
    <>
      <PageHeading
        title="Edit Destination"
        detail={destination.data?.name}
        back={<BackToList to="/admin/destinations" />}
      >
        <HistoryLink entity="destination" id={destination.data?.id ?? destinationId} />
        {destination.data && <DuplicateButton destinationId={destination.data.id} />}
        {destination.data?.status === 'published' && (
          <ViewOnSite destinationId={destination.data.id} />
        )}
      </PageHeading>
      <Loaded query={destination}>
        {(stored) => (
          <Loaded query={countries}>
            {(all) => (
              <Loaded query={choices}>
                {(lists) => (
                  <DestinationForm
                    key={stored.id}
                    destination={stored}
                    countries={all}
                    choices={lists}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
