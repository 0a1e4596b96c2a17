import { countries, languages, type TCountryCode } from 'countries-list';
import type { Db } from '../../db/client.ts';
import {
  listApplicationPortals,
  listEntryConditions,
  listNomadSchemes,
} from '../../db/queries/countryFacts.ts';
import { countryTime } from '../lib/countryTime.ts';

/** Units of account and funds (ISO 4217), with which nobody pays in a shop. */
const noCash = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI']);

/** What is known of a country beside its rules: conditions of entry, where to apply, the place itself. */
export async function readCountryFacts(db: Db, code: string) {
  const [conditions, portals, nomadSchemes] = await Promise.all([
    listEntryConditions(db, code),
    listApplicationPortals(db, code),
    listNomadSchemes(db, code),
  ]);
  return { ...placeOf(code), conditions, portals, nomadSchemes };
}

/** Capital, currencies (ISO 4217), languages, calling codes and time; empty or null where unknown. */
function placeOf(code: string) {
  const known = countries[code as TCountryCode] as (typeof countries)[TCountryCode] | undefined;
  return {
    capital: known?.capital ?? '',
    currencies: (known?.currency ?? []).filter((currency) => !noCash.has(currency)),
    languages: (known?.languages ?? []).map((language) => languages[language].name),
    callingCodes: (known?.phone ?? []).map((phone) => `+${phone}`),
    time: countryTime(code),
  };
}
