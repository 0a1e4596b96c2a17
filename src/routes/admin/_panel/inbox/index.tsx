import { createFileRoute } from '@tanstack/react-router';
import { DownloadLink } from '../../../../features/admin/DownloadLink.tsx';
import { MessageTable } from '../../../../features/admin/inbox/MessageTable.tsx';
import {
  type MessageSearch,
  messageListFilters,
  readMessageSearch,
} from '../../../../features/admin/inbox/messageSearch.ts';
import { ListFilters } from '../../../../features/admin/lists/ListFilters.tsx';
import { SavedViews } from '../../../../features/admin/lists/SavedViews.tsx';
import { SearchBox } from '../../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { unvalidated } from '../../../../lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/inbox/')({
  validateSearch: unvalidated<MessageSearch>,
  head: ({ match }) => adminPageHead('Inbox', match),
  component: Inbox,
});

function Inbox() {
  const address = readMessageSearch(Route.useSearch());
  const { status, search } = address;
  const wanted = new URLSearchParams({ ...(status && { status }), ...(search && { search }) });
  return (
    <>
      <PageHeading title="Inbox" detail="What visitors wrote with the contact form.">
        <DownloadLink href={`/admin/messages.csv?${wanted}`}>Export</DownloadLink>
      </PageHeading>
      <SearchBox placeholder="Search messages..." value={search ?? ''} />
      <ListFilters filters={messageListFilters} values={address} />
      <SavedViews list="inbox" />
      <MessageTable address={address} />
    </>
  );
}
