import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries as countriesByCode, type TCountryCode } from 'countries-list';
import { alpha3Of } from '#core/countries/countryIndex.ts';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import { nationalityAdjectives } from '#core/countries/nationalityAdjectives.ts';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import { translatedNamesOf } from '../languages/countryNames.ts';
import { nationalityNames } from './nationalities.ts';
import { otherSpellings, translatedPlaces } from './otherSpellings.ts';
import { touristPlaces } from './places.ts';

/** What a country is found by, best first. */
export const kindsOfName = [
  ...(['name', 'code', 'translation', 'nationality', 'capital', 'city', 'place'] as const),
];

export type KindOfName = (typeof kindsOfName)[number];

/** A name of a country. */
export type CountryName<Country> = {
  country: Country;
  name: string;
  folded: string;
  as: KindOfName;
  /** Whether beginnings and misspellings of the name don't find it. */
  isExactOnly: boolean;
};

/** The largest cities by the code of their country, which `npm run cities` writes. */
const largestCities: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cities.json'), 'utf8'),
);

/** The fewest letters of a name in another language. */
const TRANSLATION_MIN = 3;

/** All names of a country, each once. */
export function namesOfCountry<Country extends { code: string; name: string; english?: string }>(
  country: Country,
): CountryName<Country>[] {
  const { code, name, english } = country;
  const adjective = nationalityAdjectives[code];
  const inPackage = countriesByCode[code as TCountryCode];
  const exactOnly = [...(otherSpellings.get(code) ?? []), ...(translatedPlaces.get(code) ?? [])];
  const names: Record<KindOfName, readonly (string | undefined)[]> = {
    name: [name, english, inPackage?.name, ...(otherNames[code] ?? [])],
    code: [code, alpha3Of(code)],
    translation: [
      ...translatedNamesOf(code).filter((one) => !isTooShort(foldedName(one))),
      ...(otherSpellings.get(code) ?? []),
    ],
    nationality: [
      ...(adjective ? [adjective, `${adjective}s`] : []),
      ...(nationalityNames[code] ?? []),
    ],
    capital: [inPackage?.capital],
    city: largestCities[code] ?? [],
    place: [
      ...(placeNames[code] ?? []),
      ...(touristPlaces[code] ?? []),
      ...(translatedPlaces.get(code) ?? []),
    ],
  };
  const known = new Set<string>();
  return kindsOfName.flatMap((as) =>
    names[as].flatMap((one) => {
      const folded = withoutArticle(foldedName(one ?? ''));
      if (!one || !folded || known.has(folded)) return [];
      known.add(folded);
      return [
        { country, name: one, folded, as, isExactOnly: as === 'code' || exactOnly.includes(one) },
      ];
    }),
  );
}

function isTooShort(folded: string): boolean {
  return folded.length < TRANSLATION_MIN && !syllables.test(folded);
}

/** "The Gambia" is "gambia". Expects and returns a folded name. */
export function withoutArticle(folded: string): string {
  return folded.replace(/^the /, '');
}
