import * as z from 'zod/mini';
import { DEFAULT_STAY, visaTypes } from './constants.ts';
import { parameterTexts } from './jsonApiTexts.ts';
import { COMPARED_MAX, COMPARED_MIN, TRAVELLERS_MAX, TRAVELLERS_TEXT_MAX } from './travellers.ts';

/** What the JSON API takes in its addresses. */

const dayMessage = 'Use a day of the years 1900 to 2099, as 2026-02-17';

const codeMessage = 'Use an ISO 3166-1 alpha-2 code, as JP';

const code = z.string(codeMessage).check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, codeMessage));

/** The digits of a safe integer. */
const cursor = z
  .string('Follow the address in `next`')
  .check(z.regex(/^\d{1,15}$/, 'Follow the address in `next`'));

const sinceMessage = 'Use a day or a time, as 2026-02-17 or 2026-02-17T09:30:00Z';

/** Describes a parameter in the OpenAPI document. */
function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: keyof typeof parameterTexts,
): Schema {
  return schema.check(z.meta({ description: parameterTexts[name] }));
}

const passport = described(code, 'passport');
const destination = described(code, 'destination');

/** Path parameters. Whether a code is known, only the database says. */
export const pairParameters = z.object({ passport, destination });
export const passportParameter = z.object({ passport });
export const destinationParameter = z.object({ destination });

export const answerQuery = z.strictObject({
  purpose: described(
    z._default(z.enum(visaTypes, 'Use tourist, transit or working'), DEFAULT_STAY),
    'purpose',
  ),
  on: described(z.optional(z.iso.date(dayMessage).check(z.regex(/^(?:19|20)/, dayMessage))), 'on'),
});

/** Tables take none. */
export const noQuery = z.strictObject({});

export const changesQuery = z.strictObject({
  since: described(
    z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })], sinceMessage)),
    'since',
  ),
  passport: described(z.optional(code), 'changedPassport'),
  destination: described(z.optional(code), 'changedDestination'),
  cursor: described(z.optional(cursor), 'cursor'),
});

export const groupPassportsMessage = `Name the passports of 1 to ${TRAVELLERS_MAX} travellers, as IN+GB,DE`;
export const comparedPassportsMessage = `Name ${COMPARED_MIN} to ${COMPARED_MAX} passports, as DE,IN`;

function passportList(message: string) {
  return z.string(message).check(z.maxLength(TRAVELLERS_TEXT_MAX, message));
}

export const groupQuery = z.strictObject({
  passports: described(passportList(groupPassportsMessage), 'groupPassports'),
});

export const compareQuery = z.strictObject({
  passports: described(passportList(comparedPassportsMessage), 'comparedPassports'),
});
