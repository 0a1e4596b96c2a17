import type { RouterOutputs } from '#src/lib/trpc.ts';

export type Country = RouterOutputs['country']['byCode'];

export type Guess = RouterOutputs['visitor']['country']['guessed'];

/** The passport of an answer. */
export type PassportOfAnswer = {
  country: Country;
  /** What it was guessed by, if neither the visitor nor the page's address named it. */
  guessed: Guess;
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
