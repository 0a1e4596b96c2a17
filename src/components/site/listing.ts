import {
  type Continent,
  type DestinationType,
  filterContinents,
  LISTING_PAGE_SIZE,
} from '../../../server/schemas/constants.ts';
import { countryCodeIn, oneOf, pageNumberIn } from '../../searchParams.ts';

/** What a listing's address says besides its category. */
export type ListingSearch = {
  country?: string | undefined;
  continent?: Continent | undefined;
  page?: number | undefined;
};

export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  return {
    country: countryCodeIn(search.country),
    continent: oneOf(search.continent, filterContinents),
    page: pageNumberIn(search.page),
  };
}

/** The API's input for a listing, the same for its loader and its component. */
export function listingInput(type: DestinationType, { country, continent, page }: ListingSearch) {
  return {
    type,
    countryCode: country,
    continent,
    order: 'rating',
    page: (page ?? 1) - 1,
    pageSize: LISTING_PAGE_SIZE,
  } as const;
}

export function listingTitle(category: DestinationType): string {
  return `${category[0]?.toUpperCase()}${category.slice(1)} Destinations`;
}
