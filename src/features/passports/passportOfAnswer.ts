import type { RouterOutputs } from '../../lib/trpc.ts';

export type Country = RouterOutputs['country']['byCode'];

/** The passport an answer is about. */
export type PassportOfAnswer = {
  country: Country;
  /** Whether we guessed it: neither the visitor nor the address of the page named it. */
  guessed: boolean;
};

/** The passport that was named, by the visitor or by the address of the page. */
export function statedPassport(country: Country): PassportOfAnswer {
  return { country, guessed: false };
}

/** The passport the visitor is taken to hold, as an answer needs it. */
export function passportOfVisitor({
  country,
  guessed,
}: RouterOutputs['visitor']['country']): PassportOfAnswer {
  return { country, guessed };
}
