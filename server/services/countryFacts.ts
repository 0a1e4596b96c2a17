import { countries, languages, type TCountryCode } from 'countries-list';
import type { Db } from '../../db/db.ts';
import { listCountries } from '../../db/queries/countries.ts';
import {
  listEntryConditions,
  listNomadSchemes,
  listOfficialLinks,
} from '../../db/queries/countryFacts.ts';
import { countryTime } from '../lib/countryTime.ts';
import { type CountedAnswers, countAnswers, countedCodes } from './entryRules/countedAnswers.ts';
import { answersForDestination } from './entryRules/currentTable.ts';

/** Units of account and funds (ISO 4217), which aren't cash. */
const noCash = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI']);

/** A country's facts besides rules: entry conditions, official links, the country itself. */
export async function readCountryFacts(db: Db, code: string) {
  const [conditions, officialLinks, nomadSchemes] = await Promise.all([
    listEntryConditions(db, code),
    listOfficialLinks(db, code),
    listNomadSchemes(db, code),
  ]);
  const named = new Set(conditions.flatMap(({ countries: codes }) => codes.split(' ')));
  return {
    ...placeOf(code),
    ...{ conditions, officialLinks, nomadSchemes },
    /** The names of the countries that these facts mention, by code. */
    names: await namesOf(db, named),
  };
}

async function namesOf(db: Db, codes: ReadonlySet<string>): Promise<Record<string, string>> {
  if (![...codes].some(Boolean)) return {};
  const offered = await listCountries(db);
  return Object.fromEntries(
    offered.filter(({ code }) => codes.has(code)).map(({ code, name }) => [code, name]),
  );
}

/** The number of passports by access, for a tourist stay today. */
export async function countPassportsByAccess(db: Db, destination: string): Promise<CountedAnswers> {
  const counted = countedCodes(await listCountries(db));
  const answers = await answersForDestination(db, destination);
  return countAnswers(answers.filter(({ passport }) => counted.has(passport)));
}

/** Capital, currencies (ISO 4217), languages, calling codes and time; empty or null if unknown. */
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
