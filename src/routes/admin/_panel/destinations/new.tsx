import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '../../../../features/admin/BackLink.tsx';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { DestinationForm } from '../../../../features/admin/destinations/DestinationForm.tsx';
import { useDestinationChoices } from '../../../../features/admin/destinations/useDestinationChoices.ts';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';

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
