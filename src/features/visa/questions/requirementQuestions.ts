import { type VisaType, visaTypes } from '../../../../server/schemas/constants.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';

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

/** The question to ask next, or all the answers there need to be. */
export type Next =
  | { question: Question; known: KnownAnswers; error: string | undefined }
  | { question: undefined; answers: { country: string; from: string; type: VisaType | undefined } };

/** What follows from the answers that the address gives. */
export function questionAfter(given: GivenAnswers, countries: CountryOption[]): Next {
  const named = (code: string | undefined) =>
    countries.find((country) => country.code === code?.toUpperCase());
  const passport = named(given.from);
  const from = passport?.issuesPassports ? passport : undefined;
  const country = named(given.country);
  const type = visaTypes.find((known) => known === given.type);
  // Nobody is asked what for they return to their own country.
  if (from && country && (type || from === country)) {
    return { question: undefined, answers: { type, from: from.code, country: country.code } };
  }
  const question = from ? (country ? 'type' : 'country') : 'from';
  const error = given[question] === undefined ? undefined : messages[question];
  return { question, known: { from, country, type }, error };
}
