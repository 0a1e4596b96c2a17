import { COUNTRY_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import { type SearchCategory, searchCategories } from './searchCategories.ts';

const categories = searchCategories.map(({ value }) => value);

/**
 * The search form's address: codes of countries, or the texts typed without scripts. A field that was
 * sent empty is ''.
 */
export type SearchAddress = {
  category?: SearchCategory | undefined;
  /** A kind of visa, as in an answer's address, instead of a category. */
  type?: string | undefined;
  country?: string | undefined;
  from?: string | undefined;
};

export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  return {
    category: oneOf(search.category, categories),
    type: fieldIn(search.type),
    country: fieldIn(search.country),
    from: fieldIn(search.from),
  };
}

/** The first of repeated fields: a select of countries comes before the hidden text box. */
function fieldIn(given: unknown): string | undefined {
  const value = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' ? value.slice(0, COUNTRY_TEXT_MAX).trim() : undefined;
}
