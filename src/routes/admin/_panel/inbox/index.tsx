import { createFileRoute } from '@tanstack/react-router';
import { DownloadLink } from '#src/features/admin/DownloadLink.tsx';
import { MessageTable } from '#src/features/admin/inbox/MessageTable.tsx';
import {
  type MessageSearch,
  messageListFilters,
  readMessageSearch,
} from '#src/features/admin/inbox/messageSearch.ts';
import { ListFilters } from '#src/features/admin/lists/ListFilters.tsx';
import { SavedViews } from '#src/features/admin/lists/SavedViews.tsx';
import { SearchBox } from '#src/features/admin/lists/SearchBox.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

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
