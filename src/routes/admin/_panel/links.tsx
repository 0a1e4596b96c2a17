import { createFileRoute } from '@tanstack/react-router';
import { checkedLinkKinds } from '#core/siteVocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { oneOf, unvalidated } from '#src/lib/searchParams.ts';
import {
  type BrokenLinkSearch,
  BrokenLinks,
  brokenLinkSorts,
} from '#src/panel/brokenLinks/BrokenLinks.tsx';
import { readListAddress } from '#src/panel/lists/listAddress.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/links')({
  validateSearch: unvalidated<BrokenLinkSearch>,
  head: ({ match }) => panelPageHead('Broken links', match),
  component: Links,
});

function Links() {
  const search = Route.useSearch();
  const address = {
    ...readListAddress(search, brokenLinkSorts),
    kind: oneOf(search.kind, checkedLinkKinds),
  };
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
