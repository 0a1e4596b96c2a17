import { visaTypes } from '../../../server/schemas/constants.ts';
import { countryCodeIn, dayIn, oneOf } from '../../lib/searchParams.ts';

/** What an address asks of an answer: the kind of stay, the passport and the day of entry. */
export const answerReaders = {
  type: (given: unknown) => oneOf(given, visaTypes),
  from: countryCodeIn,
  on: dayIn,
};
