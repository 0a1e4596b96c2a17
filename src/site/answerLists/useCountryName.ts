import { useMemo } from 'react';
import { trpc } from '#src/lib/trpc.ts';

/** Names of the countries offered to visitors, by code; every page has them loaded. */
export function useCountryName(): (code: string) => string {
  const [countries] = trpc.country.list.useSuspenseQuery();
  return useMemo(() => {
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    return (code) => names.get(code) ?? code;
  }, [countries]);
}
