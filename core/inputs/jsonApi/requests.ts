import * as z from 'zod/mini';
import { DEFAULT_STAY } from '#core/constants.ts';
import { isoCode } from '#core/countries/isoCode.ts';
import { dayNumber } from '#core/dates.ts';
import { parameterTexts, stayTexts } from '#core/jsonApiTexts.ts';
import {
  COMPARED_MAX,
  COMPARED_MIN,
  TRAVELLERS_MAX,
  TRAVELLERS_TEXT_MAX,
} from '#core/passports/travellers.ts';
import { errorOfDays, STAYS_MAX, STAYS_TOTAL_DAYS_MAX } from '#core/stays/stayRows.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { documentsHeld } from '../entryRule.ts';

/** Schemas of the JSON API's requests. */

const dayMessage = 'Use a day of the years 1900 to 2099. Write it as 2026-02-17';

const codeMessage = 'Use an ISO 3166-1 alpha-2 code, as JP';

const code = z.string(codeMessage).check(z.overwrite(isoCode), z.regex(/^[A-Z]{2}$/, codeMessage));

/** A safe integer in digits. */
const cursor = z
  .string('Follow the address in `next`')
  .check(z.regex(/^\d{1,15}$/, 'Follow the address in `next`'));

const sinceMessage = 'Use a day or a time, as 2026-02-17 or 2026-02-17T09:30:00Z';

/** Adds a parameter's description for the OpenAPI document. */
function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: keyof typeof parameterTexts,
): Schema {
  return schema.check(z.meta({ description: parameterTexts[name] }));
}

const passport = described(code, 'passport');
const destination = described(code, 'destination');

/** Path parameters. Unknown codes are only found in the database. */
export const pairParameters = z.object({ passport, destination });
export const passportParameter = z.object({ passport });
export const destinationParameter = z.object({ destination });

export const answerQuery = z.strictObject({
  purpose: described(
    z._default(z.enum(visaTypes, 'Use tourist, transit or working'), DEFAULT_STAY),
    'purpose',
  ),
  on: described(z.optional(z.iso.date(dayMessage).check(z.regex(/^(?:19|20)/, dayMessage))), 'on'),
  holds: described(z.optional(documentsHeld), 'holds'),
});

export const passportQuery = z.strictObject({
  holds: described(z.optional(documentsHeld), 'holds'),
});

/** Tables of a destination take no parameters. */
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

const day = z
  .string(dayMessage)
  .check(z.refine((text) => dayNumber(text) !== undefined, dayMessage))
  .check(z.meta({ format: 'date' }));

const stay = z
  .strictObject(
    {
      entry: day.check(z.meta({ description: stayTexts.entry })),
      exit: day.check(z.meta({ description: stayTexts.exit })),
    },
    'Use an object with entry and exit',
  )
  .check((context) => {
    const entry = dayNumber(context.value.entry);
    const exit = dayNumber(context.value.exit);
    if (entry === undefined || exit === undefined) return;
    const message = errorOfDays(entry, exit);
    if (message) {
      context.issues.push({ code: 'custom', path: ['exit'], message, input: context.value.exit });
    }
  });

/** The total days of all stays, shared ones counted for each; invalid stays count none. */
function totalDays(stays: readonly { entry: string; exit: string }[]): number {
  return stays.reduce((sum, stay) => {
    const entry = dayNumber(stay.entry);
    const exit = dayNumber(stay.exit);
    if (entry === undefined || exit === undefined || errorOfDays(entry, exit)) return sum;
    return sum + exit - entry + 1;
  }, 0);
}

/** The request body for stays. Unknown zones are only found in the database. */
export const staysBody = z
  .strictObject(
    {
      zone: z
        .string('Name a zone, as schengen')
        .check(z.maxLength(60, 'There is no such zone'))
        .check(z.meta({ description: stayTexts.zone })),
      stays: z
        .array(stay, 'Use a list of stays')
        .check(z.maxLength(STAYS_MAX, `Send at most ${STAYS_MAX} stays`))
        .check(
          z.refine(
            (stays) => totalDays(stays) <= STAYS_TOTAL_DAYS_MAX,
            `Send stays of at most ${STAYS_TOTAL_DAYS_MAX} days together`,
          ),
        )
        .check(z.meta({ description: stayTexts.stays })),
      on: z.optional(day.check(z.meta({ description: stayTexts.on }))),
      today: z.optional(day.check(z.meta({ description: stayTexts.today }))),
    },
    'Send an object with zone and stays',
  )
  .check(z.meta({ id: 'Stays' }));
