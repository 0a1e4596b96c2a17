import {
  continents,
  destinationSorts,
  destinationTypes,
  publishStatuses,
} from '#core/siteVocabulary.ts';
import { flagIn, oneOf } from '#src/lib/searchParams.ts';
import type { ListFilter } from '../lists/ListFilters.tsx';
import { type ListAddress, pageInput, readListAddress } from '../lists/listAddress.ts';

/** Search parameters of the list of destinations. */
export type DestinationSearch = ListAddress & {
  type?: (typeof destinationTypes)[number] | undefined;
  continent?: (typeof continents)[number] | undefined;
  popular?: 'yes' | 'no' | undefined;
  status?: (typeof publishStatuses)[number] | undefined;
  stale?: true | undefined;
};

export function readDestinationSearch(search: { [name: string]: unknown }): DestinationSearch {
  return {
    ...readListAddress(search, destinationSorts),
    type: oneOf(search.type, destinationTypes),
    continent: oneOf(search.continent, continents),
    popular: oneOf(search.popular, ['yes', 'no']),
    status: oneOf(search.status, publishStatuses),
    stale: flagIn(search.stale),
  };
}

/** The input of the list query for these search parameters. */
export function destinationListInput({
  search,
  sort,
  page,
  size,
  popular,
  hidden: _hidden,
  ...filters
}: DestinationSearch) {
  return {
    ...filters,
    search,
    popular: popular && popular === 'yes',
    ...pageInput({ sort, page, size }, destinationSorts),
  };
}

const same = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const capitalized = (values: readonly string[]) =>
  values.map((value) => ({ value, text: `${value[0]?.toUpperCase()}${value.slice(1)}` }));

export const destinationFilters: readonly ListFilter[] = [
  { name: 'type', label: 'Type', any: 'Any type', options: capitalized(destinationTypes) },
  { name: 'continent', label: 'Continent', any: 'Any continent', options: same(continents) },
  {
    name: 'popular',
    label: 'Popular',
    any: 'Popular or not',
    options: [
      { value: 'yes', text: 'Popular' },
      { value: 'no', text: 'Not popular' },
    ],
  },
  { name: 'status', label: 'Status', any: 'Any status', options: capitalized(publishStatuses) },
];
