import { countries as countriesByCode, getCountryData, type TCountryCode } from 'countries-list';
import { foldedName } from '../languages/foldedName.ts';
import { otherNames } from './countryNames.ts';

/** How a file identifies countries. */
export type Identifiers = 'iso2' | 'iso3' | 'names';

/** Country codes by identifier; look up with `codesOf`. */
export type CountryIndex = ReadonlyMap<string, readonly string[]>;

/**
 * An index of `countries` by alpha-2 and alpha-3 code and English name, including other and former
 * names. An alpha-2 code takes precedence over names: NA is Namibia.
 */
export function indexCountries(countries: readonly { code: string; name: string }[]): CountryIndex {
  const index = new Map<string, string[]>();
  const codes = new Set(countries.map(({ code }) => code.toLowerCase()));
  for (const { code, name } of countries) {
    for (const identifier of [code, alpha3Of(code), name, packageName(code), ...other(code)]) {
      const key = fold(identifier);
      if (codes.has(key) && key !== code.toLowerCase()) continue;
      const known = index.get(key) ?? [];
      if (key && !known.includes(code)) index.set(key, [...known, code]);
    }
  }
  return index;
}

/** The country codes of an identifier: none, one, or several ("Korea"). */
export function codesOf(index: CountryIndex, identifier: string): readonly string[] {
  return index.get(fold(identifier)) ?? [];
}

/** ISO 3166-1 alpha-3; XKX for Kosovo, '' for an unknown code. */
export function alpha3Of(code: string): string {
  return code in countriesByCode ? getCountryData(code as TCountryCode).iso3 : '';
}

/** The most frequent kind of identifier in a file. */
export function identifiersOf(identifiers: Iterable<string>): Identifiers {
  let two = 0;
  let three = 0;
  let all = 0;
  for (const identifier of identifiers) {
    all += 1;
    if (/^[a-z]{2}$/i.test(identifier.trim())) two += 1;
    if (/^[a-z]{3}$/i.test(identifier.trim())) three += 1;
  }
  if (two * 2 > all) return 'iso2';
  return three * 2 > all ? 'iso3' : 'names';
}

function packageName(code: string): string {
  return code in countriesByCode ? countriesByCode[code as TCountryCode].name : '';
}

function other(code: string): readonly string[] {
  return otherNames[code] ?? [];
}

function fold(name: string): string {
  return foldedName(name).replace(/^the /, '');
}
