import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { DownloadLink } from '#src/panel/DownloadLink.tsx';
import { MessageTable } from '#src/panel/inbox/MessageTable.tsx';
import {
  type MessageSearch,
  messageListFilters,
  readMessageSearch,
} from '#src/panel/inbox/messageSearch.ts';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/inbox/')({
  validateSearch: unvalidated<MessageSearch>,
  head: ({ match }) => panelPageHead('Inbox', match),
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
