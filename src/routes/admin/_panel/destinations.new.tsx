import { createFileRoute } from '@tanstack/react-router';
import { BackToDestinations } from '../../../components/admin/BackToDestinations.tsx';
import { DestinationForm } from '../../../components/admin/DestinationForm.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/destinations/new')({
  head: () => ({ meta: [{ title: `New Destination · Admin Panel · ${siteName}` }] }),
  component: NewDestination,
});

function NewDestination() {
  const countries = trpc.country.listAll.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
  return (
    <>
      <PageHeading title="New Destination" back={<BackToDestinations />} />
      <Loaded query={countries} failure={failedToLoad.countries}>
        {(all) => <DestinationForm countries={all} />}
      </Loaded>
    </>
  );
}
