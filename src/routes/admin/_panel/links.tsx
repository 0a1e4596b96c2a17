import { createFileRoute } from '@tanstack/react-router';
import { BrokenLinks, brokenLinkSorts } from '#src/features/admin/links/BrokenLinks.tsx';
import { type ListAddress, readListAddress } from '#src/features/admin/lists/listAddress.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/links')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => adminPageHead('Broken links', match),
  component: Links,
});

function Links() {
  const address = readListAddress(Route.useSearch(), brokenLinkSorts);
  return (
    <>
      <PageHeading
        title="Broken links"
        detail="Outside images and official links that failed twice in a row. They are looked at once a week."
      />
      <BrokenLinks address={address} />
    </>
  );
}
