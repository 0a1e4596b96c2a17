import { createFileRoute, notFound } from '@tanstack/react-router';
import { DestinationListing } from '../../features/destinations/DestinationListing.tsx';
import { listingTitle, readListingSearch } from '../../features/destinations/listing.ts';
import { loadListing } from '../../features/destinations/queries.ts';
import { isDestinationCategory } from '../../features/home/searchCategories.ts';
import { isFilteredOrLater, missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { breadcrumbData } from '../../lib/structuredData.ts';

const descriptions = {
  tourist: 'Destinations for a holiday: what each is like, and the entry rules that are known.',
  transit: 'Destinations for a stopover, with the transit rules that are known.',
  nomad: 'Destinations to work from for a while, with visas, costs and lengths of stay.',
};

export const Route = createFileRoute('/_site/destinations/$category')({
  validateSearch: readListingSearch,
  beforeLoad: ({ params: { category } }) => {
    if (!isDestinationCategory(category)) throw notFound();
    return { category };
  },
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadListing(context.trpc, context.category, deps),
  head: ({ match, params: { category } }) =>
    isDestinationCategory(category)
      ? pageHead({
          match,
          title: listingTitle(category),
          description: descriptions[category],
          indexed: !isFilteredOrLater(match.search),
          structuredData: [
            breadcrumbData(match.context.origin, [
              { name: listingTitle(category), path: match.pathname },
            ]),
          ],
        })
      : missingPageHead(),
  component: CategoryPage,
});

function CategoryPage() {
  const { category } = Route.useRouteContext();
  return (
    <DestinationListing
      key={category}
      category={category}
      search={Route.useSearch()}
      passports={Route.useLoaderData()}
    />
  );
}
