import * as z from 'zod/mini';
import { UNANSWERED_AT_ONCE } from '../answers/unanswered.ts';
import { dayNumber, isDayTooFar } from '../dates.ts';
import { documentTokens, HOLDS_TEXT_MAX, readHolds } from '../documents/documents.ts';
import { PASSPORTS_MAX } from '../passports/visitorPassports.ts';
import {
  dateInvalid,
  dateTooFar,
  destinationRequired,
  documentsInvalid,
  documentUnknown,
  passportRequired,
  savedAnswersInvalid,
} from '../refusals.ts';
import { DEFAULT_STAY, visaTypes } from '../vocabulary.ts';
import { countryCode, id } from './text.ts';

/** The destinations of a list page. */
const DESTINATIONS_MAX = 100;

/** A UTC day, YYYY-MM-DD, of the years in `core/dayBounds.ts`. */
export const day = z.string(dateInvalid).check(
  z.refine<string>((text) => !isDayTooFar(text), { ...dateTooFar, abort: true }),
  z.regex(/^\d{4}-\d\d-\d\d$/, { ...dateInvalid, abort: true }),
  z.refine<string>((text) => dayNumber(text) !== undefined, dateInvalid),
);

/** A traveller's documents in an address, such as `us-visa,lives-in-DE`. */
export const documentsHeld = z.pipe(
  z.string(documentsInvalid).check(
    z.maxLength(HOLDS_TEXT_MAX, documentsInvalid),
    z.refine((text) => readHolds(text).unknown.length === 0, {
      error: ({ input }) =>
        documentUnknown(readHolds(String(input)).unknown.join(', '), documentTokens),
    }),
  ),
  z.transform((text) => readHolds(text).holds),
);

/** One passport at one destination, today in UTC without a day of entry. */
export const entryRuleAnswer = z.strictObject({
  passport: countryCode(passportRequired),
  destination: countryCode(destinationRequired),
  purpose: z._default(z.enum(visaTypes), DEFAULT_STAY),
  on: z.optional(day),
  holds: z.optional(documentsHeld),
});

/** Questions that a visitor saw without an answer. */
export const unansweredQuestions = z.strictObject({
  questions: z
    .array(z.omit(entryRuleAnswer, { holds: true }))
    .check(z.minLength(1), z.maxLength(UNANSWERED_AT_ONCE)),
});

/** A question in short: DE-JP-tourist. */
const question = new RegExp(`([A-Z]{2})-([A-Z]{2})-(${visaTypes.join('|')})`);

/** A passport everywhere. */
export const passportAnswers = z.strictObject({
  code: countryCode(passportRequired),
  holds: z.optional(documentsHeld),
});

/** The passports of one visitor. */
export const passportsHeld = z
  .array(countryCode(passportRequired))
  .check(z.minLength(1, passportRequired), z.maxLength(PASSPORTS_MAX));

/** The visitor's passports at each of these destinations, today in UTC. */
export const entryAtDestinations = z.strictObject({
  passports: passportsHeld,
  destinationIds: z.array(id).check(z.maxLength(DESTINATIONS_MAX)),
  purpose: z.optional(z.enum(visaTypes)),
  holds: z.optional(documentsHeld),
});

/** The answers that a visitor may save. */
const SAVED_ANSWERS_MAX = 100;

const questionsMessage = savedAnswersInvalid(SAVED_ANSWERS_MAX);

/** Answers that a visitor saved, `DE-JP-tourist,IN-GB-transit`, all with the same documents. */
export const savedQuestions = z.strictObject({
  questions: z.pipe(
    z
      .string(questionsMessage)
      .check(
        z.maxLength(SAVED_ANSWERS_MAX * 16, questionsMessage),
        z.regex(
          new RegExp(`^${question.source}(?:,${question.source}){0,${SAVED_ANSWERS_MAX - 1}}$`),
          questionsMessage,
        ),
      ),
    z.transform((text) =>
      [...text.matchAll(new RegExp(question, 'g'))].map(
        ([, passport = '', destination = '', type]) => ({
          passport,
          destination,
          purpose: visaTypes.find((one) => one === type) ?? DEFAULT_STAY,
        }),
      ),
    ),
  ),
  holds: z.optional(documentsHeld),
});
