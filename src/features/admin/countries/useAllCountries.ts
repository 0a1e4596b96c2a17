import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';

/** Every country, whether enabled or not. */
export function useAllCountries() {
  return trpc.country.listAll.useQuery(undefined, { meta: { failure: failedToLoad.countries } });
}
