import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { DestinationForm } from '#src/panel/destinations/DestinationForm.tsx';
import { useDestinationChoices } from '#src/panel/destinations/useDestinationChoices.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/destinations/new')({
  head: ({ match }) => panelPageHead('New Destination', match),
  component: NewDestination,
});

function NewDestination() {
  const countries = useAllCountries();
  const choices = useDestinationChoices();
  return (
    <>
      <PageHeading title="New Destination" back={<BackToList to="/admin/destinations" />} />
      <Loaded query={countries}>
        {(all) => (
          <Loaded query={choices}>
            {(lists) => <DestinationForm countries={all} choices={lists} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
