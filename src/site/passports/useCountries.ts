import { useMemo } from 'react';
import { type OfferedCountry, unpackCountries } from '#core/countries/packedCountries.ts';
import { trpc } from '#src/lib/trpc.ts';

/** The countries offered to visitors, by name; for pages whose loader fetches them. */
export function useCountries(): OfferedCountry[] {
  const [countries] = trpc.country.names.useSuspenseQuery(undefined, { select: unpackCountries });
  return countries;
}

/** Their names by code. */
export function useCountryName(): (code: string) => string {
  const [{ names }] = trpc.country.names.useSuspenseQuery();
  return useMemo(() => (code) => names[code] ?? code, [names]);
}
