import { createFileRoute, redirect } from '@tanstack/react-router';
import { DestinationListing } from '../../features/destinations/DestinationListing.tsx';
import {
  type ListingSearch,
  listingTitle,
  readListingSearch,
} from '../../features/destinations/listing.ts';
import { loadListing } from '../../features/destinations/queries.ts';
import {
  isVisaCategory,
  type SearchCategory,
  searchCategories,
  visaTypeOf,
} from '../../features/home/searchCategories.ts';
import { loadSiteSearch, siteSearchHead } from '../../features/search/loadSiteSearch.ts';
import { SiteSearchPage } from '../../features/search/SiteSearchPage.tsx';
import { isFilteredOrLater, loadedHead } from '../../lib/pageHead.ts';
import { oneOf } from '../../lib/searchParams.ts';

const categories = searchCategories.map(({ value }) => value);

export const Route = createFileRoute('/_site/search')({
  validateSearch: (
    search: Record<string, unknown>,
  ): ListingSearch & {
    category?: SearchCategory | undefined;
  } => ({
    category: oneOf(search.category, categories),
    ...readListingSearch(search),
  }),
  loaderDeps: ({ search }) => search,
  /**
   * Redirects the home search: a visa to its answer, a country to its category's listing. A text
   * without a category is searched in all of them.
   */
  loader: async ({ deps, context: { trpc } }) => {
    const { category, page, ...filters } = deps;
    const { q, country, from } = filters;
    if (category && isVisaCategory(category)) {
      const passport = from ?? (await visitorsPassport());
      const asked = { type: visaTypeOf(category), from: passport };
      throw country
        ? redirect({ to: '/visa-info/$topic', params: { topic: country }, search: asked })
        : redirect({ to: '/visa-info', search: { category, missing: 'country' } });
    }
    const listed = category ?? (q ? undefined : 'tourist');
    if (country && listed) {
      throw redirect({
        to: '/destinations/$category',
        params: { category: listed },
        // A listing uses the visitor's passport unless its address names another.
        search: { ...filters, from: from === (await visitorsPassport()) ? undefined : from },
      });
    }
    const listing = await loadListing(trpc, listed, deps);
    if (q && !listed) {
      const found = await loadSiteSearch(trpc, { ...deps, q }, listing);
      return { listing, found, head: siteSearchHead(q) };
    }
    return {
      category: listed,
      listing,
      head: {
        title: listingTitle(listed ?? 'all'),
        description: 'Search destinations by category, country and continent.',
        ...(listed && { canonicalPath: `/destinations/${listed}` }),
        indexed: !isFilteredOrLater(deps),
      },
    };

    async function visitorsPassport() {
      return (await trpc.visitor.country.fetch()).country.code;
    }
  },
  head: loadedHead,
  component: SearchPage,
});

function SearchPage() {
  const { category, listing, found } = Route.useLoaderData();
  const search = Route.useSearch();
  return search.category ? (
    <DestinationListing category={category} search={search} {...listing} />
  ) : (
    <SiteSearchPage category={category} search={search} listing={listing} found={found} />
  );
}
