import type { ReactNode } from 'react';
import { inSentence } from '../../lib/countryName.ts';
import { type RouterOutputs, type TrpcUtils, trpc } from '../../lib/trpc.ts';
import { type Country, passportOfVisitor } from '../passports/passportOfAnswer.ts';
import { loadCountry } from '../passports/queries.ts';
import { AccessBadge } from '../visa/AccessBadge.tsx';

/** The passports that the badges of a page's cards are about. */
export type CardPassports = {
  countries: Country[];
  /** Whether we guessed it: neither the visitor nor the address of the page named it. */
  guessed: boolean;
};

/**
 * For loaders: the passports of the cards, that of the address or else the visitor's. Throws the
 * router's notFound where the address names none.
 */
export async function loadCardPassports(
  utils: TrpcUtils,
  from: string | undefined,
): Promise<CardPassports> {
  if (from) return { countries: [await loadCountry(utils, from)], guessed: false };
  return passportsOfVisitor(await utils.visitor.country.fetch());
}

function passportsOfVisitor(visitor: RouterOutputs['visitor']['country']): CardPassports {
  return { countries: [visitor.country], guessed: passportOfVisitor(visitor).guessed };
}

/** For loaders: fetches the badges of these cards. Cards without them are better than none. */
export async function loadCardBadges(
  utils: TrpcUtils,
  passports: CardPassports,
  destinations: { id: string }[],
): Promise<void> {
  await utils.entryRule.forDestinations.prefetch(entryInput(passports, destinations));
}

/** Makes the badge of each card: what the passports need there. It has its place before it is known. */
export function useCardBadges(
  passports: CardPassports,
  destinations: { id: string }[],
): (destination: { id: string }) => ReactNode {
  const { data } = trpc.entryRule.forDestinations.useQuery(entryInput(passports, destinations));
  const { countries } = passports;
  return ({ id }) => {
    const entry = data?.find(({ destinationId }) => destinationId === id);
    const passport = countries.length > 1 && countries.find(({ code }) => code === entry?.passport);
    return (
      <div className="min-h-7">
        {entry && <AccessBadge entry={entry} passport={passport ? passport.name : undefined} />}
      </div>
    );
  };
}

/** Says once what the badges below are about. */
export function BadgeNote({
  passports: { countries, guessed },
  className = '',
}: {
  passports: CardPassports;
  className?: string;
}) {
  const holder = countries.map(({ name }) => inSentence(name)).join(' or ');
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      Entry for a tourist stay with a passport of {holder}
      {guessed && ', which we took to be yours'}.
    </p>
  );
}

function entryInput({ countries }: CardPassports, destinations: { id: string }[]) {
  return {
    passports: countries.map(({ code }) => code),
    destinationIds: destinations.map(({ id }) => id),
  };
}
