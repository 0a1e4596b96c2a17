import { countryCodeIn } from '../../lib/searchParams.ts';
import { orNotFound, orUndefined, type TrpcUtils } from '../../lib/trpc.ts';
import type { Country } from './passportOfAnswer.ts';

export function countryInput(code: string) {
  return { code };
}

/** For loaders: the country. Throws the router's notFound for an unknown code. */
export function loadCountry(trpc: TrpcUtils, code: string): Promise<Country> {
  return orNotFound(trpc.country.byCode.fetch(countryInput(code)));
}

/** For loaders: the country of an optional code; undefined without one. */
export async function findCountry(
  trpc: TrpcUtils,
  code: string | undefined,
): Promise<Country | undefined> {
  return code ? orUndefined(trpc.country.byCode.fetch(countryInput(code))) : undefined;
}

/**
 * For loaders: the country of a path, by its code or, for the loader to redirect, by other names
 * ("jp", "south-korea"). Throws the router's notFound if there is none.
 */
export async function loadCountryAt(trpc: TrpcUtils, text: string): Promise<Country> {
  const code = countryCodeIn(text);
  const country = code === text ? await findCountry(trpc, code) : undefined;
  return country ?? orNotFound(trpc.country.byName.fetch({ name: text }));
}
