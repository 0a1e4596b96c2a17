import { type FaqCategory, faqCategories } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { ListFilter } from '../lists/ListFilters.tsx';
import { type ListAddress, readListAddress } from '../lists/listAddress.ts';
import { categoryNames } from './categoryNames.ts';

/** Search parameters of the list of questions. */
export type FaqSearch = ListAddress & { category?: FaqCategory | undefined };

export function readFaqSearch(search: { [name: string]: unknown }): FaqSearch {
  return {
    ...readListAddress(search, ['question', 'category']),
    category: oneOf(search.category, faqCategories),
  };
}

export const faqFilters: readonly ListFilter[] = [
  {
    name: 'category',
    label: 'Category',
    any: 'Any category',
    options: faqCategories.map((value) => ({ value, text: categoryNames[value] })),
  },
];
