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

/**
 * A country's facts besides rules: entry conditions, with the names of the countries that they list,
 * official links, the country itself.
 */
export async function readCountryFacts(db: Db, code: string) {
  const [conditions, officialLinks, nomadSchemes] = await Promise.all([
    listEntryConditions(db, code),
    listOfficialLinks(db, code),
    listNomadSchemes(db, code),
  ]);
  const names = await namesOf(
    db,
    conditions.flatMap(({ countries: listed }) => listed.split(' ')),
  );
  return { ...placeOf(code), conditions, officialLinks, nomadSchemes, names };
}

/** The names of these countries by code. */
async function namesOf(db: Db, codes: readonly string[]): Promise<Record<string, string>> {
  const wanted = new Set(codes);
  if (!codes.some(Boolean)) return {};
  const listed = (await listCountries(db)).filter(({ code }) => wanted.has(code));
  return Object.fromEntries(listed.map(({ code, name }) => [code, name]));
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
