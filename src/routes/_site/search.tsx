import { createFileRoute, redirect } from '@tanstack/react-router';
import destinationMessages from '../../../messages/destinations/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import { DestinationListing } from '../../features/destinations/DestinationListing.tsx';
import { type ListingSearch, readListingSearch } from '../../features/destinations/listing.ts';
import { loadListing } from '../../features/destinations/queries.ts';
import { readSearchAddress, type SearchAddress } from '../../features/home/searchAddress.ts';
import { isVisaCategory } from '../../features/home/searchCategories.ts';
import { readSentSearch, targetOf } from '../../features/home/sentSearch.ts';
import { loadSiteSearch, siteSearchHead } from '../../features/search/loadSiteSearch.ts';
import { SiteSearchPage } from '../../features/search/SiteSearchPage.tsx';
import { isFilteredOrLater, loadedHead } from '../../lib/pageHead.ts';
import { countryCodeIn } from '../../lib/searchParams.ts';

export const Route = createFileRoute('/_site/search')({
  validateSearch: (
    search: Record<string, unknown>,
  ): ListingSearch & Omit<SearchAddress, 'type'> => {
    const { category, country, from } = readSearchAddress(search);
    return { ...readListingSearch(search), category, country, from };
  },
  loaderDeps: ({ search }) => search,
  /**
   * Redirects the search form: a complete search to its target, another to the form. A text without a
   * category is searched in all of them.
   */
  loader: async ({ deps, context: { trpc } }) => {
    const { category, page, ...filters } = deps;
    const { q, country: to, from, ...others } = filters;
    const isVisa = category !== undefined && isVisaCategory(category);
    const listed = isVisa ? undefined : (category ?? (q ? undefined : 'tourist'));
    const isSent = isVisa || (category !== undefined && to !== undefined);
    if (isSent || (to && listed)) {
      const address = { category: category ?? listed, country: to ?? '', from };
      const sent = await readSentSearch(trpc, address);
      const { country, passport } = sent;
      throw country && sent.missing.length === 0
        ? await targetOf(trpc, { category: address.category, country, passport }, { q, ...others })
        : redirect({ to: '/visa-info', search: address });
    }
    const search = { ...deps, country: countryCodeIn(to), from: from || undefined };
    const listing = await loadListing(trpc, listed, search);
    if (q && !listed) {
      const found = await loadSiteSearch(trpc, { ...search, q }, listing);
      return { listing, found, search, head: siteSearchHead(q) };
    }
    return {
      search,
      category: listed,
      listing,
      head: {
        title: translator(destinationMessages)('listing', { category: listed ?? 'all' }),
        description: translator(destinationMessages)('searchDescription'),
        ...(listed && { canonicalPath: `/destinations/${listed}` }),
        indexed: !isFilteredOrLater(search),
      },
    };
  },
  head: loadedHead,
  component: SearchPage,
});

function SearchPage() {
  const { category, listing, found, search } = Route.useLoaderData();
  return search.category ? (
    <DestinationListing category={category} search={search} {...listing} />
  ) : (
    <SiteSearchPage category={category} search={search} listing={listing} found={found} />
  );
}
