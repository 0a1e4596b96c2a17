import { createFileRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ListAddress, readListAddress } from '../../../features/admin/lists/listAddress.ts';
import { SearchBox } from '../../../features/admin/lists/SearchBox.tsx';
import { SubscriberTable } from '../../../features/admin/newsletter/SubscriberTable.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { unvalidated } from '../../../lib/searchParams.ts';

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
        <a href="/admin/subscribers.csv" download className="button-quiet">
          <Download aria-hidden="true" className="size-5" />
          Export
        </a>
      </PageHeading>
      <SearchBox placeholder="Search subscribers..." value={address.search ?? ''} />
      <SubscriberTable address={address} />
    </>
  );
}
