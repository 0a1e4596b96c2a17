import type { Db } from '../../../db/client.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import type { PassportEntry } from '../../../db/queries/destinations/destinationFilter.ts';
import { withoutVisaBeforehand } from '../../schemas/answers/access.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import { countryEntryReader, type Entry, isInDoubt } from './countryEntry.ts';

/** Where each of these passports needs no visa beforehand, today in UTC; no country that is in doubt. */
export async function listEntryWithoutVisa(db: Db, passports: string[]): Promise<PassportEntry[]> {
  const countries = await listCountries(db);
  const entryIn = await countryEntryReader(db);
  return passports.map((passport) => {
    const easy = countries
      .map(({ code }) => ({ code, ...entryIn(passport, code) }))
      .filter((entry) => isEasy(entry) && !isInDoubt(entry.caveat));
    const codesOf = (atAny: boolean) =>
      easy.filter(({ access }) => atAnyDestination.has(access) === atAny).map(({ code }) => code);
    return {
      passport,
      purpose: DEFAULT_STAY,
      everywhere: codesOf(true),
      unlessStated: codesOf(false),
    };
  });
}

/** What no requirement of a destination's own takes away: it is for others, or it agrees. */
const atAnyDestination = new Set<Entry['access']>(['own_country', 'eta']);

function isEasy({ access }: Entry): boolean {
  return access === 'own_country' || (access !== null && withoutVisaBeforehand.has(access));
}
