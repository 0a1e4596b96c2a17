import { createFileRoute } from '@tanstack/react-router';
import { DownloadLink } from '#src/features/admin/DownloadLink.tsx';
import { type ListAddress, readListAddress } from '#src/features/admin/lists/listAddress.ts';
import { SearchBox } from '#src/features/admin/lists/SearchBox.tsx';
import { SubscriberTable } from '#src/features/admin/newsletter/SubscriberTable.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/newsletter')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => adminPageHead('Newsletter', match),
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
