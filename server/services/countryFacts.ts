import { countries, languages, type TCountryCode } from 'countries-list';
import type { Db } from '../../db/client.ts';
import { listPassportCodes } from '../../db/queries/countries.ts';
import {
  listApplicationPortals,
  listEntryConditions,
  listNomadSchemes,
} from '../../db/queries/countryFacts.ts';
import type { Access } from '../../db/schema.ts';
import { countryTime } from '../lib/countryTime.ts';
import { answersForDestination } from './entryRules/currentTable.ts';

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

/** How many passports need what for a tourist stay today, the country's own apart; none is left out. */
export async function countPassportsByAccess(db: Db, destination: string) {
  const passports = new Set(await listPassportCodes(db));
  const counts: Record<Access | 'unknown', number> = {
    ...{ freedom_of_movement: 0, visa_free: 0, visa_on_arrival: 0, eta: 0 },
    ...{ e_visa: 0, visa_required: 0, no_admission: 0, unknown: 0 },
  };
  let total = 0;
  for (const { passport, access } of await answersForDestination(db, destination)) {
    if (!passports.has(passport) || access === 'own_country') continue;
    counts[access ?? 'unknown'] += 1;
    total += 1;
  }
  return { total, counts };
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
