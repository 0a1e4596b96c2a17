import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries, type TCountryCode } from 'countries-list';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import { currentLanguage } from './requestLanguage.ts';

/** Parts of a state, and a state whose status is disputed: no city is named as a capital. */
const withoutCapital = new Set(['HK', 'MO', 'TW']);

/** The names that differ from the English ones, by ISO 3166-1 alpha-2 code. */
const capitalsIn = oncePerLanguage((language): Readonly<Record<string, string>> => {
  if (language === 'en') return {};
  const file = join(import.meta.dirname, 'capitals', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
});

/** The name of a country's capital in a language, by default the present one; null if it has none. */
export function capitalOf(code: string, language = currentLanguage()): string | null {
  if (withoutCapital.has(code)) return null;
  const english = countries[code as TCountryCode]?.capital;
  return english ? (capitalsIn(language)[code] ?? english) : null;
}
