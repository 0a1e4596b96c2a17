import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { useAllCountries } from '#src/features/admin/countries/useAllCountries.ts';
import { DestinationForm } from '#src/features/admin/destinations/DestinationForm.tsx';
import { useDestinationChoices } from '#src/features/admin/destinations/useDestinationChoices.ts';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/destinations/new')({
  head: ({ match }) => adminPageHead('New Destination', match),
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
