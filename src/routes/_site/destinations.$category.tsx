import { createFileRoute, notFound } from '@tanstack/react-router';
import { DestinationListing } from '../../features/destinations/DestinationListing.tsx';
import {
  listingInput,
  listingTitle,
  readListingSearch,
} from '../../features/destinations/listing.ts';
import { isDestinationCategory } from '../../features/home/searchCategories.ts';
import { isFilteredOrLater, missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { breadcrumbData } from '../../lib/structuredData.ts';
import { orNotFound } from '../../lib/trpc.ts';

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
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.country) await orNotFound(context.trpc.country.byCode.fetch({ code: deps.country }));
    const { items } = await context.trpc.destination.list.fetch(
      listingInput(context.category, deps),
    );
    if (deps.page && items.length === 0) throw notFound();
  },
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
  return <DestinationListing key={category} category={category} search={Route.useSearch()} />;
}
