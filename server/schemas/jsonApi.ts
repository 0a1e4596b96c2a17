import * as z from 'zod/mini';
import { DEFAULT_STAY, visaTypes } from './constants.ts';
import { parameterTexts } from './jsonApiTexts.ts';

/** What the JSON API takes in its addresses. */

const dayMessage = 'Use a day of the years 1900 to 2099, as 2026-02-17';

const codeMessage = 'Use an ISO 3166-1 alpha-2 code, as JP';

function codeParameter(description: string) {
  return z
    .string(codeMessage)
    .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, codeMessage), z.meta({ description }));
}

/** The digits of a safe integer. */
const cursor = z
  .string('Follow the address in `next`')
  .check(
    z.regex(/^\d{1,15}$/, 'Follow the address in `next`'),
    z.meta({ description: parameterTexts.cursor }),
  );

const sinceMessage = 'Use a day or a time, as 2026-02-17 or 2026-02-17T09:30:00Z';

/** Path parameters. Whether a code is known, and of which kind, only the database says. */
export const pairParameters = z.object({
  passport: codeParameter(parameterTexts.passport),
  destination: codeParameter(parameterTexts.destination),
});
export const passportParameter = z.object({ passport: codeParameter(parameterTexts.passport) });
export const destinationParameter = z.object({
  destination: codeParameter(parameterTexts.destination),
});

export const answerQuery = z.strictObject({
  purpose: z
    ._default(z.enum(visaTypes, 'Use tourist, transit or working'), DEFAULT_STAY)
    .check(z.meta({ description: parameterTexts.purpose })),
  on: z.optional(
    z.iso
      .date(dayMessage)
      .check(z.regex(/^(?:19|20)/, dayMessage), z.meta({ description: parameterTexts.on })),
  ),
});

/** Tables take none. */
export const noQuery = z.strictObject({});

export const changesQuery = z.strictObject({
  since: z.optional(
    z
      .union([z.iso.date(), z.iso.datetime({ offset: true })], sinceMessage)
      .check(z.meta({ description: parameterTexts.since })),
  ),
  passport: z.optional(codeParameter(parameterTexts.changedPassport)),
  destination: z.optional(codeParameter(parameterTexts.changedDestination)),
  cursor: z.optional(cursor),
});
