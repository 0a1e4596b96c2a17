import { countryCodeIn } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { findCountry } from '../passports/queries.ts';
import { problemsOf } from '../visa/addressProblems.ts';

/** The passports that the badges of a page's cards are about. */
export type CardPassports = {
  countries: Country[];
  /** Whether we guessed it: neither the visitor nor the address of the page named it. */
  guessed: boolean;
  /** What of the address could not be used, in words. */
  problems: string[];
};

/**
 * For loaders: the passports of the cards, that of the address or else the visitor's.
 */
export async function loadCardPassports(
  utils: TrpcUtils,
  from: string | undefined,
): Promise<CardPassports> {
  const stated = await findCountry(utils, countryCodeIn(from));
  if (stated) return { countries: [stated], guessed: false, problems: [] };
  const { passports, guessed } = await utils.visitor.country.fetch();
  return { countries: passports, guessed, problems: problemsOf({ ...(from && { from }) }) };
}

/** For loaders: fetches the badges of these cards. Cards without them are better than none. */
export async function loadCardBadges(
  utils: TrpcUtils,
  passports: CardPassports,
  destinations: { id: string }[],
): Promise<void> {
  await utils.entryRule.forDestinations.prefetch(entryInput(passports, destinations));
}

/** The input of the query for the badges of these cards. */
export function entryInput({ countries }: CardPassports, destinations: { id: string }[]) {
  return {
    passports: countries.map(({ code }) => code),
    destinationIds: destinations.map(({ id }) => id),
  };
}
