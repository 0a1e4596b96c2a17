import type { DestinationType } from '#core/siteVocabulary.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { documentsFor } from '../passports/heldDocuments.ts';
import type { Country, Guess } from '../passports/passportOfAnswer.ts';
import { readStatedPassport, type UnclearCountry } from '../passports/queries.ts';

/** The passports for the badges of a page's cards. */
export type CardPassports = {
  countries: Country[];
  /** The one that the page's address names, which its links carry on. */
  stated?: Country;
  /** What they were guessed by, if neither the visitor nor the page's address named them. */
  guessed: Guess;
  /** The documents that the badges count with. */
  holds: string | undefined;
  /** The text of the address's passport, if that names no one country. */
  unclear: UnclearCountry | undefined;
};

/** For loaders: the passports of the badges, from the address or else the visitor's. */
export async function loadCardPassports(
  utils: TrpcUtils,
  from: string | undefined,
): Promise<CardPassports> {
  const { stated, unclear } = await readStatedPassport(utils, from);
  const visitor = await utils.visitor.country.fetch();
  const { passports, guessed } = visitor;
  const holds = documentsFor(visitor, stated?.code);
  if (stated) return { countries: [stated], stated, guessed: false, holds, unclear };
  return { countries: passports, guessed, holds, unclear };
}

/** For loaders: fetches the badges of these cards. On failure the cards are shown without. */
export async function loadCardBadges(
  utils: TrpcUtils,
  passports: CardPassports,
  destinations: { id: string }[],
  category?: DestinationType,
): Promise<void> {
  await utils.entryRule.forDestinations.prefetch(entryInput(passports, destinations, category));
}

/** The input of the query for the badges of these cards: of transit destinations, on changing planes. */
export function entryInput(
  { countries, holds }: CardPassports,
  destinations: { id: string }[],
  category?: DestinationType,
) {
  return {
    passports: countries.map(({ code }) => code),
    destinationIds: destinations.map(({ id }) => id),
    ...(category === 'transit' && { purpose: category }),
    ...(holds && { holds }),
  };
}
