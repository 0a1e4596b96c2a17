import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';

/** All countries, enabled or not. */
export function useAllCountries() {
  return trpc.country.listAll.useQuery(undefined, { meta: { failure: failedToLoad.countries } });
}
