import type { RouterOutputs } from '../../lib/trpc.ts';

export type Country = RouterOutputs['country']['byCode'];

/** The passport of an answer. */
export type PassportOfAnswer = {
  country: Country;
  /** Whether it is a guess: neither the visitor nor the page's address named it. */
  guessed: boolean;
};

/** A passport named by the visitor or by the page's address. */
export function statedPassport(country: Country): PassportOfAnswer {
  return { country, guessed: false };
}

/** The visitor's passport, stated or guessed, for an answer. */
export function passportOfVisitor({
  country,
  guessed,
}: RouterOutputs['visitor']['country']): PassportOfAnswer {
  return { country, guessed };
}
