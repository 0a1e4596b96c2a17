import { countries, languages, type TCountryCode } from 'countries-list';
import { foldedName } from '#core/languages/foldedName.ts';
import { currenciesOf } from '#server/answers/facts/place.ts';
import { countryTime, timeZonesOf } from '#server/lib/countryTime.ts';

/** What a destination's form fills in for a country; empty where it isn't known or not the same everywhere. */
export type QuickInfo = { currency: string; timeZone: string; languages: string[] };

/** The main currency (ISO 4217), time zone (IANA) and languages of every country, by its code. */
export function quickInfoOfCountries(): Record<string, QuickInfo> {
  const codes = Object.keys(countries) as TCountryCode[];
  return Object.fromEntries(codes.map((code) => [code, quickInfoOf(code)]));
}

function quickInfoOf(code: TCountryCode): QuickInfo {
  const zone = zoneOf(code);
  return {
    currency: currenciesOf(code)[0] ?? '',
    timeZone: zone && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
    languages: countries[code].languages.map((language) => languages[language].name),
  };
}

/** The zone named after the capital, else the one that holds everywhere. */
function zoneOf(code: TCountryCode): string {
  const capital = foldedName(countries[code].capital);
  const ofCapital = timeZonesOf(code).find(
    (zone) => foldedName(zone.split('/').at(-1) ?? '') === capital,
  );
  const time = countryTime(code);
  return ofCapital ?? (time && 'zone' in time ? time.zone : '');
}
