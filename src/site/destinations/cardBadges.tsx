import type { ReactNode } from 'react';
import type { DestinationType } from '#core/siteVocabulary.ts';
import cardMessages from '#messages/en/cards.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { AccessBadge } from '../answer/AccessBadge.tsx';
import { type CardPassports, entryInput } from './cardPassports.ts';

const t = translator(cardMessages);

/** Renders the badge of each card: the passports' access. Its space is reserved while loading. */
export function useCardBadges(
  passports: CardPassports,
  destinations: { id: string }[],
  category?: DestinationType,
): (destination: { id: string }) => ReactNode {
  const input = entryInput(passports, destinations, category);
  const { data } = trpc.entryRule.forDestinations.useQuery(input);
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

/** The messages by where the passport is from. */
const entryKeys = {
  stated: 'entryFor',
  location: 'entryForGuess',
  default: 'entryForDefault',
} as const;

/** States once which passport the badges below are for. */
export function BadgeNote({
  passports: { countries, guessed },
  className = '',
}: {
  passports: CardPassports;
  className?: string;
}) {
  const names = countries.map(({ name }) => name).join(' / ');
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {t(entryKeys[guessed || 'stated'], { countries: names })}
    </p>
  );
}
