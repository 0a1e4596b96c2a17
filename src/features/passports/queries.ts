import { orNotFound, type TrpcUtils } from '../../lib/trpc.ts';
import type { Country } from './passportOfAnswer.ts';

export function countryInput(code: string) {
  return { code };
}

/** For loaders: the country. Throws the router's notFound where the code names none. */
export function loadCountry(trpc: TrpcUtils, code: string): Promise<Country> {
  return orNotFound(trpc.country.byCode.fetch(countryInput(code)));
}
