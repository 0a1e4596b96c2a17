import { createFileRoute, notFound } from '@tanstack/react-router';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { isFilteredOrLater, loadedHead } from '#src/lib/pageHead.ts';
import { DestinationListing } from '#src/site/destinations/DestinationListing.tsx';
import { loadListing } from '#src/site/destinations/queries.ts';
import { readListingSearch } from '#src/site/visaSearch/listing.ts';
import { isDestinationCategory } from '#src/site/visaSearch/searchCategories.ts';

const t = translator(destinationMessages);

export const Route = createFileRoute('/_site/destinations/$category')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { category } }) => {
    if (!isDestinationCategory(category)) throw notFound();
    const title = t('listing', { category });
    return {
      category,
      ...(await loadListing(context.trpc, category, deps)),
      head: {
        title,
        description: t('listingDescription', { category }),
        indexed: !isFilteredOrLater(deps),
      },
    };
  },
  head: loadedHead,
  component: CategoryPage,
});

function CategoryPage() {
  const { category, passports, asked } = Route.useLoaderData();
  return (
    <DestinationListing
      key={category}
      category={category}
      search={Route.useSearch()}
      passports={passports}
      asked={asked}
    />
  );
}
