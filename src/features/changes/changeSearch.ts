import { countryCodeIn, rowIdIn } from '../../lib/searchParams.ts';

/** The search parameters of the page of changes. */
export type ChangeSearch = {
  passport?: string | undefined;
  destination?: string | undefined;
  /** The id of a change: only earlier ones are shown. */
  before?: number | undefined;
};

/** The query's input, without other parameters of the address, which the query would refuse. */
export function changesAskedFor({ passport, destination, before }: ChangeSearch): ChangeSearch {
  return { passport, destination, before };
}

export function readChangeSearch(search: Record<string, unknown>): ChangeSearch {
  return {
    passport: countryCodeIn(search.passport),
    destination: countryCodeIn(search.destination),
    before: rowIdIn(search.before),
  };
}
