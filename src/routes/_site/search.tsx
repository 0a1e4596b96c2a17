import { createFileRoute, redirect } from '@tanstack/react-router';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { isFilteredOrLater, loadedHead } from '#src/lib/pageHead.ts';
import { countryCodeIn } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { DestinationListing } from '#src/site/destinations/DestinationListing.tsx';
import { loadListing } from '#src/site/destinations/queries.ts';
import { readCountry } from '#src/site/passports/queries.ts';
import { loadSiteSearch, siteSearchHead } from '#src/site/search/loadSiteSearch.ts';
import { SiteSearchPage } from '#src/site/search/SiteSearchPage.tsx';
import { type ListingSearch, readListingSearch } from '#src/site/visaSearch/listing.ts';
import { readSearchAddress, type SearchAddress } from '#src/site/visaSearch/searchAddress.ts';
import { isVisaCategory } from '#src/site/visaSearch/searchCategories.ts';
import { readSentSearch, targetOf } from '#src/site/visaSearch/sentSearch.ts';

const t = translator(destinationMessages);

export const Route = createFileRoute('/_site/search')({
  validateSearch: (
    search: Record<string, unknown>,
  ): ListingSearch & Omit<SearchAddress, 'type'> => {
    const { category, country, from } = readSearchAddress(search);
    return { ...readListingSearch(search), category, country, from };
  },
  loaderDeps: ({ search }) => search,
  /**
   * Redirects the search form: a complete search to its target, another to the form. Without a
   * category it is the listing of tourist destinations, or the search of a text in all of them.
   */
  loader: async ({ deps, context: { trpc } }) => {
    const { category, country: to, from } = deps;
    if (category !== undefined && (isVisaCategory(category) || to !== undefined)) {
      const { page: _page, category: _category, ...filters } = deps;
      const address = { category, country: to ?? '', from };
      const sent = await readSentSearch(trpc, address);
      const { country, passport } = sent;
      throw country && sent.missing.length === 0
        ? await targetOf(trpc, { category, country, passport }, filters)
        : redirect({ to: '/visa-info', search: address });
    }
    const code = countryCodeIn(to);
    if (to && !code && !deps.q) throw await redirectOfText(trpc, deps, to);
    const listed = category ?? (deps.q ? undefined : 'tourist');
    const { q } = deps;
    const search = { ...deps, country: code, from: from || undefined };
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
        title: t('listing', { category: listed ?? 'all' }),
        description: t('searchDescription'),
        ...(listed && { canonicalPath: `/destinations/${listed}` }),
        indexed: !isFilteredOrLater(search),
      },
    };
  },
  head: loadedHead,
  component: SearchPage,
});

/** A country's name, typed without scripts, becomes its code; one that isn't clear is asked for. */
async function redirectOfText(trpc: TrpcUtils, search: ListingSearch, text: string) {
  const { country } = await readCountry(trpc, text, { passports: false });
  return country
    ? redirect({ to: '/search', search: { ...search, country: country.code } })
    : redirect({
        to: '/visa-info',
        search: { category: 'tourist', country: text, from: search.from },
      });
}

function SearchPage() {
  const { category, listing, found, search } = Route.useLoaderData();
  return search.category ? (
    <DestinationListing category={category} search={search} {...listing} />
  ) : (
    <SiteSearchPage category={category} search={search} listing={listing} found={found} />
  );
}
