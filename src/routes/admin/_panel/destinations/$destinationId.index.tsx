import { createFileRoute } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { DestinationForm } from '#src/panel/destinations/DestinationForm.tsx';
import { DuplicateButton } from '#src/panel/destinations/DuplicateButton.tsx';
import { OpenPreview } from '#src/panel/destinations/preview/OpenPreview.tsx';
import { useDestinationChoices } from '#src/panel/destinations/useDestinationChoices.ts';
import { ViewOnSite } from '#src/panel/destinations/ViewOnSite.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/destinations/$destinationId/')({
  head: ({ match }) => panelPageHead('Edit Destination', match),
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
        {destination.data && (
          <ButtonLink
            Icon={Stamp}
            to="/admin/destinations/$destinationId/visa-requirements"
            params={{ destinationId: destination.data.id }}
          >
            Visa requirements
          </ButtonLink>
        )}
        <HistoryLink entity="destination" id={destination.data?.id ?? destinationId} />
        {destination.data && <DuplicateButton destinationId={destination.data.id} />}
        {destination.data &&
          (destination.data.status === 'published' ? (
            <ViewOnSite destinationId={destination.data.id} />
          ) : (
            <OpenPreview destinationId={destination.data.id} />
          ))}
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
