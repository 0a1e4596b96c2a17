import { trpc } from '../../../lib/trpc.ts';

/** All countries, enabled or not. */
export function useAllCountries() {
  return trpc.country.listAll.useQuery();
}
