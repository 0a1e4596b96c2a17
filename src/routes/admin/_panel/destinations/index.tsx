import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { DestinationTable } from '#src/panel/destinations/DestinationTable.tsx';
import {
  type DestinationSearch,
  destinationFilters,
  readDestinationSearch,
} from '#src/panel/destinations/destinationSearch.ts';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useMayOpen } from '#src/panel/session/signedIn.ts';
import { PlaceholderNotice } from '#src/panel/settings/PlaceholderNotice.tsx';

export const Route = createFileRoute('/admin/_panel/destinations/')({
  validateSearch: unvalidated<DestinationSearch>,
  head: ({ match }) => panelPageHead('Destinations', match),
  component: Destinations,
});

function Destinations() {
  const address = readDestinationSearch(Route.useSearch());
  useStoreListSearch('/admin/destinations', address);
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHeading title="Destinations">
        <ButtonLink Icon={Plus} to="/admin/destinations/new" look="button" data-list-new>
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
