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
import { isFilteredOrLater, pageHead } from '../../lib/pageHead.ts';
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
  /**
   * Redirects the home search: a visa to its answer, a country to its category's listing. A text
   * without a category is searched for in all of them.
   */
  beforeLoad: async ({ search: { category, page, ...filters }, context }) => {
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
        // A listing is about the visitor's passport, unless its address names another.
        search: { ...filters, from: from === (await visitorsPassport()) ? undefined : from },
      });
    }
    return { category: listed };

    async function visitorsPassport() {
      return (await context.trpc.visitor.country.fetch()).country.code;
    }
  },
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadListing(context.trpc, context.category, deps),
  head: ({ match }) =>
    pageHead({
      match,
      title: listingTitle(match.context.category ?? 'all'),
      description: 'Search destinations by category, country and continent.',
      ...(match.context.category && {
        canonicalPath: `/destinations/${match.context.category}`,
      }),
      indexed: !isFilteredOrLater(match.search),
    }),
  component: SearchPage,
});

function SearchPage() {
  const { category } = Route.useRouteContext();
  return (
    <DestinationListing
      category={category}
      search={Route.useSearch()}
      passports={Route.useLoaderData()}
    />
  );
}
