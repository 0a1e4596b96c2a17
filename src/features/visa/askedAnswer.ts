import { visaTypes } from '../../../server/schemas/constants.ts';
import { countryCodeIn, dayIn, oneOf } from '../../lib/searchParams.ts';

/** Parameters of an answer's address: the kind of stay, the passport and the day of entry. */
export const answerReaders = {
  type: (given: unknown) => oneOf(given, visaTypes),
  from: countryCodeIn,
  on: dayIn,
};
