import { trpc } from '#src/lib/trpc.ts';

/** All countries, enabled or not. */
export function useAllCountries() {
  return trpc.country.listAll.useQuery();
}

/** A country's name by its code; the code while the countries are loading. */
export function useNameOfCountry(): (code: string) => string {
  const countries = useAllCountries();
  return (code) => countries.data?.find((country) => country.code === code)?.name ?? code;
}
