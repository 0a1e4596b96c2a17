import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { currentLanguage } from './requestLanguage.ts';

type Cities = Readonly<Record<string, string>>;

const read = new Map<LanguageCode, Cities>();

/** The cities of time zones that `npm run country-names` writes, read when a language is first asked for. */
function citiesIn(language: LanguageCode): Cities {
  const known = read.get(language);
  if (known) return known;
  const file = join(import.meta.dirname, 'cityNames', `${language}.json`);
  const cities: Cities = JSON.parse(readFileSync(file, 'utf8'));
  read.set(language, cities);
  return cities;
}

/** The time zones of cities, by their English names. */
let zones: ReadonlyMap<string, string> | undefined;

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
  zones ??= new Map(Object.entries(citiesIn('en')).map(([zone, city]) => [city, zone]));
  const zone = zones.get(english);
  if (zone === undefined) return { name: english, isEnglish: true };
  // CLDR leaves out a name that is spelt as in English.
  return { name: citiesIn(language)[zone] ?? english, isEnglish: false };
}
