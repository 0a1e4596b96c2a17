import type { ListingSearch } from './listing.ts';
import { isVisaCategory, type SearchCategory, visaTypeOf } from './searchCategories.ts';

/**
 * The page that a search with codes leads to: an answer, or a listing with `filters`, which uses the
 * visitor's `own` passport unless its address names another.
 */
export function searchTarget(
  {
    category,
    country,
    passport: from,
  }: { category: SearchCategory | undefined; country: string; passport: string },
  own: string | undefined,
  filters: ListingSearch = {},
) {
  // Returning to one's own country needs no purpose.
  if (!category || isVisaCategory(category)) {
    const type = category && visaTypeOf(category);
    const search = type ? { type, from } : { from };
    return { to: '/visa-info/$topic', params: { topic: country }, search } as const;
  }
  return {
    to: '/destinations/$category',
    params: { category },
    search: { ...filters, country, from: from === own ? undefined : from },
  } as const;
}
