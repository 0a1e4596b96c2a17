import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { DestinationTable } from '../../../features/admin/destinations/DestinationTable.tsx';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { useLastPage, useStoreListSearch } from '../../../features/admin/lists/listState.ts';
import { SearchBox } from '../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { PlaceholderNotice } from '../../../features/admin/settings/PlaceholderNotice.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { readListSearch } from '../../../lib/searchParams.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';

export const Route = createFileRoute('/admin/_panel/destinations/')({
  validateSearch: readListSearch,
  head: () => adminPageHead('Destinations'),
  component: Destinations,
});

function Destinations() {
  const { search = '', page = 1 } = Route.useSearch();
  useStoreListSearch('/admin/destinations', { search, page });
  const input = { search, page: page - 1, pageSize: ADMIN_PAGE_SIZE };
  const list = trpc.destination.listAll.useQuery(input, {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.destinations },
  });
  useLastPage(list, page, 'page');

  return (
    <>
      <PageHeading title="Destinations">
        <Link to="/admin/destinations/new" className="button">
          <Plus aria-hidden="true" className="size-5" />
          Add Destination
        </Link>
      </PageHeading>
      <PlaceholderNotice />
      <SearchBox placeholder="Search destinations..." value={search} />
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
            <Pager
              label="Pages of destinations"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="list"
            />
          </>
        )}
      </Loaded>
    </>
  );
}
