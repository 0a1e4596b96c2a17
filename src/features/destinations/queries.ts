import { notFound } from '@tanstack/react-router';
import { type DestinationType, LISTING_PAGE_SIZE } from '../../../server/schemas/constants.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { loadCountry } from '../passports/queries.ts';
import { type CardPassports, loadCardBadges, loadCardPassports } from './cardPassports.ts';
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
  { q, country, continent, noVisaBeforehand, page }: ListingSearch,
  passports: CardPassports,
) {
  return {
    type,
    search: q,
    countryCode: country,
    continent,
    ...(noVisaBeforehand && { noVisaBeforehandFor: passports.countries.map(({ code }) => code) }),
    order: 'rating',
    page: (page ?? 1) - 1,
    pageSize: LISTING_PAGE_SIZE,
  } as const;
}

/**
 * The loader of a listing, which gives the passports that it is about. Throws the router's notFound
 * for an unknown country or passport and for a page past the last.
 */
export async function loadListing(
  trpc: TrpcUtils,
  type: DestinationType | undefined,
  search: ListingSearch,
): Promise<CardPassports> {
  const [passports] = await Promise.all([
    loadCardPassports(trpc, search.from),
    search.country && loadCountry(trpc, search.country),
  ]);
  const { items } = await trpc.destination.list.fetch(listingInput(type, search, passports));
  if (search.page && items.length === 0) throw notFound();
  await loadCardBadges(trpc, passports, items);
  return passports;
}

/** The loader of a page that shows popular destinations; it gives the passports of their badges. */
export async function loadPopular(
  trpc: TrpcUtils,
  input: { limit: number },
): Promise<CardPassports> {
  const [passports, destinations] = await Promise.all([
    loadCardPassports(trpc, undefined),
    trpc.destination.popular.fetch(input),
  ]);
  await loadCardBadges(trpc, passports, destinations);
  return passports;
}
