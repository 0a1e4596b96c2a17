import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { DownloadLink } from '#src/panel/DownloadLink.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { SubscriberTable } from '#src/panel/newsletter/SubscriberTable.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/newsletter')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Newsletter', match),
  component: Newsletter,
});

function Newsletter() {
  const address = readListAddress(Route.useSearch(), []);
  return (
    <>
      <PageHeading
        title="Newsletter"
        detail="Who signed up. The newsletter itself is sent with a tool of yours."
      >
        <DownloadLink href="/admin/subscribers.csv">Export</DownloadLink>
      </PageHeading>
      <SearchBox placeholder="Search subscribers..." value={address.search ?? ''} />
      <SubscriberTable address={address} />
    </>
  );
}
