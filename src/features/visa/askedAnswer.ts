import { DEFAULT_STAY, visaTypes } from '../../../server/schemas/constants.ts';
import { countryCodeIn, dayIn, oneOf } from '../../lib/searchParams.ts';

/** What an address asks of an answer: the kind of stay, the passport and the day of entry. */
export const answerReaders = {
  type: (given: unknown) => oneOf(given, visaTypes),
  from: countryCodeIn,
  on: dayIn,
};

/** What is answered in the place of what the address asks and nobody can read. */
export function problemsOf({
  type,
  from,
  on,
}: {
  [Name in keyof typeof answerReaders]?: string;
}): string[] {
  return [
    ...(type ? [`“${type}” is no kind of stay: this is for a ${DEFAULT_STAY} stay`] : []),
    ...(from ? [`“${from}” is no country’s code`] : []),
    ...(on ? [`“${on}” is no day: this is for today`] : []),
  ];
}
