import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { type Continent, filterContinents } from '#core/siteVocabulary.ts';
import {
  countryCodeIn,
  flagIn,
  keepAsked,
  oneOf,
  pageNumberIn,
  textIn,
} from '#src/lib/searchParams.ts';

/** The search parameters of a listing. */
export type ListingSearch = {
  /** Part of a name or a country. */
  q?: string | undefined;
  country?: string | undefined;
  continent?: Continent | undefined;
  /** The passport for the badges; the visitor's by default. */
  from?: string | undefined;
  noVisaBeforehand?: true | undefined;
  page?: number | undefined;
};

export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  return {
    q: textIn(search.q, SEARCH_TEXT_MAX)?.trim(),
    country: countryCodeIn(search.country),
    continent: oneOf(search.continent, filterContinents),
    ...keepAsked(search, { from: countryCodeIn }),
    noVisaBeforehand: flagIn(search.noVisaBeforehand),
    page: pageNumberIn(search.page),
  };
}
