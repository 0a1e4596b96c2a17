import {
  type Continent,
  type DestinationType,
  filterContinents,
  LISTING_PAGE_SIZE,
  SEARCH_TEXT_MAX,
} from '../../../server/schemas/constants.ts';
import { countryCodeIn, oneOf, pageNumberIn, textIn } from '../../lib/searchParams.ts';

/** What a listing's address says besides its category. */
export type ListingSearch = {
  /** Part of a name or a country. */
  q?: string | undefined;
  country?: string | undefined;
  continent?: Continent | undefined;
  page?: number | undefined;
};

export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  return {
    q: textIn(search.q, SEARCH_TEXT_MAX)?.trim(),
    country: countryCodeIn(search.country),
    continent: oneOf(search.continent, filterContinents),
    page: pageNumberIn(search.page),
  };
}

/**
 * The API's input for a listing, the same for its loader and its component. Without a type it is of
 * every type.
 */
export function listingInput(
  type: DestinationType | undefined,
  { q, country, continent, page }: ListingSearch,
) {
  return {
    type,
    search: q,
    countryCode: country,
    continent,
    order: 'rating',
    page: (page ?? 1) - 1,
    pageSize: LISTING_PAGE_SIZE,
  } as const;
}

/** The category, capitalised, and "Destinations". */
export function listingTitle(category: DestinationType | 'all'): string {
  return `${category[0]?.toUpperCase()}${category.slice(1)} Destinations`;
}
