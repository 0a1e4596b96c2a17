import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { DestinationTable } from '../../../components/admin/DestinationTable.tsx';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { lastPageOf, Pager } from '../../../components/admin/Pager.tsx';
import { PlaceholderNotice } from '../../../components/admin/PlaceholderNotice.tsx';
import { SearchBox } from '../../../components/admin/SearchBox.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/destinations/')({
  head: () => ({ meta: [{ title: `Destinations · Admin Panel · ${siteName}` }] }),
  component: Destinations,
});

function Destinations() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const input = { search: useDeferredValue(search), page, pageSize: ADMIN_PAGE_SIZE };
  const list = trpc.destination.list.useQuery(input, {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.destinations },
  });
  // The last row of the last page may just have been deleted.
  if (list.data && page > lastPageOf(list.data.total)) setPage(lastPageOf(list.data.total));

  return (
    <>
      <PageHeading title="Destinations">
        <Link to="/admin/destinations/new" className="button">
          <Plus aria-hidden="true" className="size-5" />
          Add Destination
        </Link>
      </PageHeading>
      <PlaceholderNotice />
      <SearchBox
        placeholder="Search destinations..."
        value={search}
        onChange={(value) => {
          setSearch(value);
          setPage(0);
        }}
      />
      <Loaded query={list} failure={failedToLoad.destinations}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <EmptyState
                title="No destinations found"
                hint={input.search ? undefined : 'Get started by adding a new destination'}
              />
            ) : (
              <DestinationTable destinations={items} input={input} />
            )}
            <Pager label="Pages of destinations" page={page} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
