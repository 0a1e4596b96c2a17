import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import type { Db } from '#db/db.ts';
import { listCountriesWithPage } from '../answers/facts/countries.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { indexCountryNames, type NamedCountry } from './countryNameIndex.ts';

/** The names of countries and territories with a page. */
export const countryNames = oncePerContent(
  [],
  async (db) => indexCountryNames(await listCountriesWithPage(db)),
  { byLanguage: true },
);

/**
 * The countries and territories with a page that a text may name, best first: by name, code,
 * nationality, city or place, with typing errors if nothing matches exactly.
 */
export async function countriesNamed(
  db: Db,
  text: string,
): Promise<NamedCountry<OfferedCountry>[]> {
  return (await countryNames(db)).named(text);
}

/**
 * The one country that a text in a country field means: the only one of exactly this name or code,
 * or else of exactly this nationality, city or place; undefined if it is unclear.
 */
export function meantCountry<Country>(
  found: readonly NamedCountry<Country>[],
): NamedCountry<Country> | undefined {
  const exact = found.filter((country) => country.exact);
  const byName = exact.filter(({ as }) => as === 'name' || as === 'code');
  const [meant, other] = byName.length > 0 ? byName : exact;
  return other ? undefined : meant;
}
