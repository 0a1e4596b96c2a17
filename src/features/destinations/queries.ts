import { notFound } from '@tanstack/react-router';
import { type DestinationType, LISTING_PAGE_SIZE } from '../../../server/schemas/constants.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { loadCountry } from '../passports/queries.ts';
import type { ListingSearch } from './listing.ts';

// The inputs of queries, each written once: a loader and its component must share a cache key.

/** The home page: the first is featured, the other two follow. */
export const featuredInput = { limit: 3 };

/** As many as fit a page that is read in one go. */
export const popularInput = { limit: 24 };

export function destinationInput(id: string) {
  return { id };
}

/** A listing; without a type it is of every type. */
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

/**
 * The loader of a listing. Throws the router's notFound for an unknown country and for a page past
 * the last.
 */
export async function loadListing(
  trpc: TrpcUtils,
  type: DestinationType | undefined,
  search: ListingSearch,
): Promise<void> {
  if (search.country) await loadCountry(trpc, search.country);
  const { items } = await trpc.destination.list.fetch(listingInput(type, search));
  if (search.page && items.length === 0) throw notFound();
}
