import { languages } from 'countries-list';
import { currencyCodes, currencyName, timeZoneNames } from '#core/countries/isoCodes.ts';
import { specialEverywhere } from '#core/languages/specialEverywhere.ts';
import { type QuickInfo, quickInfoOfCountries } from './quickInfoOfCountry.ts';

type Choice = { value: string; label: string };

/**
 * ISO 4217 currencies, IANA time zones and ISO 639-1 languages in English, those of each country, and
 * the highlights of a destination without own ones.
 */
export function destinationChoices(): {
  currencies: Choice[];
  timeZones: Choice[];
  languages: string[];
  ofCountry: Record<string, QuickInfo>;
  specialEverywhere: string[];
} {
  const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, 'en');
  return {
    currencies: currencyCodes()
      .map((value) => ({ value, label: currencyName(value) }))
      .sort(byLabel),
    timeZones: ['UTC', ...timeZoneNames().filter((name) => name !== 'UTC')].map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
    })),
    languages: Object.values(languages)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'en')),
    ofCountry: quickInfoOfCountries(),
    specialEverywhere: specialEverywhere(),
  };
}
