import { type VisaType, visaTypes } from '../../../../server/schemas/constants.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';

/** The answers in the address; a question sent without an answer is ''. */
export type GivenAnswers = {
  /** The passport. */
  from?: string | undefined;
  /** The destination. */
  country?: string | undefined;
  type?: string | undefined;
};

type CountryOption = RouterOutputs['country']['list'][number];

/** The valid answers. */
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

/** The answers as search parameters. */
export function givenIn({ from, country, type }: KnownAnswers): GivenAnswers {
  return { from: from?.code, country: country?.code, type };
}

/** The next question, or all required answers. */
export type Next =
  | { question: Question; known: KnownAnswers; error: string | undefined }
  | { question: undefined; answers: { country: string; from: string; type: VisaType | undefined } };

/** Determines the next step from the address's answers. */
export function questionAfter(given: GivenAnswers, countries: CountryOption[]): Next {
  const named = (code: string | undefined) =>
    countries.find((country) => country.code === code?.toUpperCase());
  const passport = named(given.from);
  const from = passport?.issuesPassports ? passport : undefined;
  const country = named(given.country);
  const type = visaTypes.find((known) => known === given.type);
  // Returning to one's own country needs no purpose.
  if (from && country && (type || from === country)) {
    return { question: undefined, answers: { type, from: from.code, country: country.code } };
  }
  const question = from ? (country ? 'type' : 'country') : 'from';
  const error = given[question] === undefined ? undefined : messages[question];
  return { question, known: { from, country, type }, error };
}
