import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { BrokenLinks, brokenLinkSorts } from '#src/panel/brokenLinks/BrokenLinks.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/links')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Broken links', match),
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
