import { type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';

/** What the address says so far; a question that was sent without an answer is ''. */
export type GivenAnswers = {
  /** The passport. */
  from?: string | undefined;
  /** The destination. */
  country?: string | undefined;
  type?: string | undefined;
};

type CountryOption = RouterOutputs['country']['list'][number];

/** The answers that can be used. */
export type KnownAnswers = {
  from: CountryOption | undefined;
  country: CountryOption | undefined;
  type: VisaType | undefined;
};

export type Question = keyof KnownAnswers;

const messages = {
  from: 'Choose a passport country',
  country: 'Please select a destination country',
  type: 'Select what you travel for',
} as const satisfies Record<Question, string>;

/** The answers as an address has them. */
export function givenIn({ from, country, type }: KnownAnswers): GivenAnswers {
  return { from: from?.code, country: country?.code, type };
}

/** In the order in which they are asked. */
const questions = ['from', 'country', 'type'] as const satisfies Question[];

/** What is known from the address, and the question to ask next; none when all is known. */
export function questionAfter(
  given: GivenAnswers,
  countries: CountryOption[],
): { known: KnownAnswers; question: Question | undefined; error: string | undefined } {
  const named = (code: string | undefined) =>
    countries.find((country) => country.code === code?.toUpperCase());
  const passport = named(given.from);
  const known: KnownAnswers = {
    from: passport?.issuesPassports ? passport : undefined,
    country: named(given.country),
    type: visaTypes.find((type) => type === given.type),
  };
  const question = questions.find((asked) => known[asked] === undefined);
  // Nobody is asked what for they return to their own country.
  if (question === 'type' && known.from === known.country) {
    return { known, question: undefined, error: undefined };
  }
  const error = question && given[question] !== undefined ? messages[question] : undefined;
  return { known, question, error };
}
