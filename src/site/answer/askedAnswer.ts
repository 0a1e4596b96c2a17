import { visaTypes } from '#core/vocabulary.ts';
import { countryCodeIn, dayIn, oneOf } from '#src/lib/searchParams.ts';
import { holdsIn } from '../passports/heldDocuments.ts';

/**
 * Parameters of an answer's address: the kind of stay, the passport, the day of entry and the
 * traveller's documents.
 */
export const answerReaders = {
  type: (given: unknown) => oneOf(given, visaTypes),
  from: countryCodeIn,
  on: dayIn,
  holds: holdsIn,
};
