import { countryNamesIn } from '../languages/countryNames.ts';
import { wordsByLanguage } from './queryWords.ts';
import { inCases } from './words/russianCases.ts';

/** Names of countries beside those of Unicode CLDR, and the cases of Russian ones, by code. */
export const otherSpellings = byCode('names');

for (const [code, name] of Object.entries(countryNamesIn.ru)) {
  otherSpellings.set(code, [...(otherSpellings.get(code) ?? []), ...inCases(name)]);
}

/** Cities and parts of countries in other languages than English, by code. */
export const translatedPlaces = byCode('places');

function byCode(kind: 'names' | 'places'): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const language of Object.values(wordsByLanguage)) {
    for (const [code, listed] of Object.entries(language[kind] ?? {})) {
      names.set(code, [...(names.get(code) ?? []), ...listed.split(', ')]);
    }
  }
  return names;
}
