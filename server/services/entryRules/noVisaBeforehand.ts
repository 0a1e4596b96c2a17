import type { Db } from '../../../db/client.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import type { PassportEntry } from '../../../db/queries/destinationFilter.ts';
import { withoutVisaBeforehand } from '../../schemas/access.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import { type Entry, isInDoubt, readCountryEntry } from './countryEntry.ts';

/** Where each of these passports needs no visa beforehand, today in UTC; no country that is in doubt. */
export async function listEntryWithoutVisa(db: Db, passports: string[]): Promise<PassportEntry[]> {
  const countries = (await listCountries(db)).map(({ code }) => code);
  const entries = await readCountryEntry(db, passports, countries);
  const easy = entries.filter(
    (entry) => !isInDoubt(entry) && entry.access !== null && isEasy(entry.access),
  );
  return passports.map((passport) => {
    const codesOf = (holds: (access: Entry['access']) => boolean) =>
      easy
        .filter((entry) => entry.passport === passport && holds(entry.access))
        .map(({ country }) => country);
    return {
      passport,
      purpose: DEFAULT_STAY,
      everywhere: codesOf((access) => atAnyDestination.has(access)),
      unlessStated: codesOf((access) => !atAnyDestination.has(access)),
    };
  });
}

/** What no requirement of a destination's own takes away: it is for others, or it agrees. */
const atAnyDestination = new Set<Entry['access']>(['own_country', 'eta']);

function isEasy(access: NonNullable<Entry['access']>): boolean {
  return access === 'own_country' || withoutVisaBeforehand.has(access);
}
