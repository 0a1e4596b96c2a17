import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ButtonLink } from '#src/features/admin/ButtonLink.tsx';
import { DestinationTable } from '#src/features/admin/destinations/DestinationTable.tsx';
import {
  type DestinationSearch,
  destinationFilters,
  readDestinationSearch,
} from '#src/features/admin/destinations/destinationSearch.ts';
import { KindLinks } from '#src/features/admin/history/KindLinks.tsx';
import { ListFilters } from '#src/features/admin/lists/ListFilters.tsx';
import { useStoreListSearch } from '#src/features/admin/lists/listState.ts';
import { SavedViews } from '#src/features/admin/lists/SavedViews.tsx';
import { SearchBox } from '#src/features/admin/lists/SearchBox.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { useMayOpen } from '#src/features/admin/session/signedIn.ts';
import { PlaceholderNotice } from '#src/features/admin/settings/PlaceholderNotice.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/destinations/')({
  validateSearch: unvalidated<DestinationSearch>,
  head: ({ match }) => adminPageHead('Destinations', match),
  component: Destinations,
});

function Destinations() {
  const address = readDestinationSearch(Route.useSearch());
  useStoreListSearch('/admin/destinations', address);
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHeading title="Destinations">
        <ButtonLink Icon={Plus} to="/admin/destinations/new" className="button" data-list-new>
          Add Destination
        </ButtonLink>
      </PageHeading>
      <SearchBox placeholder="Search destinations..." value={address.search ?? ''} />
      <ListFilters
        filters={destinationFilters}
        flags={[{ name: 'stale', label: 'Stale only' }]}
        values={address}
      />
      <SavedViews list="destinations" />
      <DestinationTable address={address} />
      <KindLinks entity="destination" />
      {mayOpen('/admin/settings') && <PlaceholderNotice />}
    </>
  );
}
