import { countryCodeIn, rowIdIn } from '../../lib/searchParams.ts';

/** The search parameters of the page of changes. */
export type ChangeSearch = {
  passport?: string | undefined;
  destination?: string | undefined;
  /** The id of a change: those before it are shown. */
  before?: number | undefined;
};

export function readChangeSearch(search: Record<string, unknown>): ChangeSearch {
  return {
    passport: countryCodeIn(search.passport),
    destination: countryCodeIn(search.destination),
    before: rowIdIn(search.before),
  };
}
