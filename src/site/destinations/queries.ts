import { notFound } from '@tanstack/react-router';
import { hasPage } from '#core/countries/territories.ts';
import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import type { DestinationType } from '#core/siteVocabulary.ts';
import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import { countryCodeIn } from '#src/lib/searchParams.ts';
import type { RouterInputs, TrpcUtils } from '#src/lib/trpc.ts';
import { type AskedQuestion, questionFor } from '../answer/country/askedQuestion.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { findCountry, loadCountry } from '../passports/queries.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';
import { type CardPassports, loadCardBadges, loadCardPassports } from './cardPassports.ts';

// The inputs of queries, each defined once: a loader and its component must share a cache key.

/** The home page: the first is featured, the other two follow. */
export const featuredInput = { limit: 3 };

/** As many as fit on a page without paging. */
export const popularInput = { limit: 24 };

export function destinationInput(id: string) {
  return { id };
}

/** What passports need at a destination, with these documents. */
export function destinationPageInput(
  { id: destinationId, countryCode: country }: { id: string; countryCode: string },
  passports: readonly { code: string }[],
  holds: string | undefined,
): RouterInputs['page']['destination'] {
  return { destinationId, country, ...travellersInput(passports, holds) };
}

/** The same for the destination of a preview. */
export function previewPageInput(
  { token, countryCode: country }: { token: string; countryCode: string },
  passports: readonly { code: string }[],
  holds: string | undefined,
): RouterInputs['page']['preview'] {
  return { token, country, ...travellersInput(passports, holds) };
}

function travellersInput(passports: readonly { code: string }[], holds: string | undefined) {
  return { passports: passports.map(({ code }) => code), ...(holds && { holds }) };
}

/** A listing's input; without a type it includes all types. */
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
    ...(noVisaBeforehand && {
      noVisaBeforehandFor: passports.countries.map(({ code }) => code),
      ...(type === 'transit' && { entryPurpose: type }),
      ...(passports.holds && { holds: passports.holds }),
    }),
    order: 'rating',
    page: (page ?? 1) - 1,
    pageSize: LISTING_PAGE_SIZE,
  } as const;
}

/** The passports of a listing's badges and, for a country without destinations, whose answer is shown. */
export type LoadedListing = {
  passports: CardPassports;
  asked: { country: Country; question: AskedQuestion } | undefined;
};

/**
 * A listing's loader. Throws the router's notFound for an unknown country and for a page past the
 * last.
 */
export async function loadListing(
  trpc: TrpcUtils,
  type: DestinationType | undefined,
  search: ListingSearch,
): Promise<LoadedListing> {
  const [passports, country] = await Promise.all([
    loadCardPassports(trpc, search.from),
    search.country ? loadCountry(trpc, search.country) : undefined,
  ]);
  const { items } = await trpc.destination.list.fetch(listingInput(type, search, passports));
  if (search.page && items.length === 0) throw notFound();
  await loadCardBadges(trpc, passports, items, type);
  // A country without a page has no answer to show.
  if (items.length > 0 || !country || !hasPage(country)) return { passports, asked: undefined };
  const stated = await findCountry(trpc, countryCodeIn(search.from));
  const purpose = stayIn(type);
  const question = await questionFor(trpc, stated, { destination: country.code, purpose });
  await trpc.page.countryAnswer.fetch(question.input);
  return { passports, asked: { country, question } };
}

/** The kind of stay at a kind of destinations. */
function stayIn(type: DestinationType | undefined): VisaType {
  if (!type) return DEFAULT_STAY;
  return type === 'nomad' ? 'working' : type;
}

/** The loader of a page with popular destinations; returns the passports of their badges. */
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
