import * as z from 'zod/mini';
import { DEFAULT_STAY, HOLDS_TEXT_MAX, PASSPORTS_MAX, visaTypes } from '../constants.ts';
import { countryCode, id } from '../text.ts';
import { readHolds } from './documents.ts';
import { UNANSWERED_AT_ONCE } from './unanswered.ts';

/** The destinations of a list page. */
const DESTINATIONS_MAX = 100;

const dayMessage = 'Enter a date as YYYY-MM-DD';

/** A UTC day in the years 1900 to 2099, YYYY-MM-DD. */
export const day = z.string(dayMessage).check(
  z.regex(/^(19|20)\d\d-\d\d-\d\d$/, { error: dayMessage, abort: true }),
  z.refine<string>((text) => z.safeParse(z.iso.date(), text).success, dayMessage),
);

const documentsMessage = 'Name documents as us-visa, schengen-residence or lives-in-DE';

/** A traveller's documents in an address, such as `us-visa,lives-in-DE`. */
export const documentsHeld = z.pipe(
  z.string(documentsMessage).check(
    z.maxLength(HOLDS_TEXT_MAX, documentsMessage),
    z.refine((text) => readHolds(text).unknown.length === 0, documentsMessage),
  ),
  z.transform((text) => readHolds(text).holds),
);

/** One passport at one destination, today in UTC without a day of entry. */
export const entryRuleAnswer = z.strictObject({
  passport: countryCode('Choose a passport country'),
  destination: countryCode('Choose a destination country'),
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
  code: countryCode('Choose a passport country'),
  holds: z.optional(documentsHeld),
});

/** The passports of one visitor. */
export const passportsHeld = z
  .array(countryCode('Choose a passport country'))
  .check(z.minLength(1, 'Choose a passport country'), z.maxLength(PASSPORTS_MAX));

/** The visitor's passports at each of these destinations, today in UTC. */
export const entryAtDestinations = z.strictObject({
  passports: passportsHeld,
  destinationIds: z.array(id).check(z.maxLength(DESTINATIONS_MAX)),
  holds: z.optional(documentsHeld),
});

/** The answers that a visitor may save. */
export const SAVED_ANSWERS_MAX = 100;

const questionsMessage = `Name up to ${SAVED_ANSWERS_MAX} answers as DE-JP-tourist`;

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
