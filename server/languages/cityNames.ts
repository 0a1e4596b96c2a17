import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { entryOf } from '../lib/entryOf.ts';
import { currentLanguage } from './requestLanguage.ts';

type Cities = Readonly<Record<string, string>>;

const read = new Map<LanguageCode, Cities>();

/** The cities of time zones that `npm run country-names` writes, read when a language is first asked for. */
function citiesIn(language: LanguageCode): Cities {
  return entryOf(read, language, () =>
    JSON.parse(readFileSync(join(import.meta.dirname, 'cityNames', `${language}.json`), 'utf8')),
  );
}

const zonesOf = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** The time zones of cities by their names in a language; CLDR leaves out those that are as in English. */
function zonesIn(language: LanguageCode): ReadonlyMap<string, string> {
  return entryOf(zonesOf, language, () => {
    const cities = Object.entries({ ...citiesIn('en'), ...citiesIn(language) });
    return new Map(cities.map(([zone, city]) => [city, zone]));
  });
}

/** A time zone by its city in the present language, in English by its own name: "Tokio", "Asia/Tokyo". */
export function timeZoneName(zone: string): string {
  const language = currentLanguage();
  if (language === 'en') return zone;
  const known = isTimeZone(zone) ? knownAs(zone) : zone;
  return citiesIn(language)[known] ?? citiesIn('en')[known] ?? zone;
}

/** A zone's name in CLDR, which keeps former ones: "Asia/Calcutta" for "Asia/Kolkata". */
function knownAs(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

/**
 * A city's name in the present language; `isEnglish` if only its English name is known, on a page in
 * another language.
 */
export function cityName(english: string): { name: string; isEnglish: boolean } {
  const language = currentLanguage();
  if (language === 'en') return { name: english, isEnglish: false };
  const name = cityNameFrom('en', english);
  return { name: name ?? english, isEnglish: name === undefined };
}

/** A city's name in the present language by that in another; undefined if it isn't known. */
export function cityNameFrom(language: LanguageCode, name: string): string | undefined {
  const zone = zonesIn(language).get(name);
  return zone && (citiesIn(currentLanguage())[zone] ?? citiesIn('en')[zone]);
}
