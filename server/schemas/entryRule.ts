import * as z from 'zod/mini';
import { DEFAULT_STAY, visaTypes } from './constants.ts';
import { countryCode } from './text.ts';

const dayMessage = 'Enter a date as YYYY-MM-DD';

/** A day in UTC of 1900 to 2099, YYYY-MM-DD. */
export const day = z.string(dayMessage).check(
  z.regex(/^(19|20)\d\d-\d\d-\d\d$/, { error: dayMessage, abort: true }),
  z.refine<string>((text) => z.safeParse(z.iso.date(), text).success, dayMessage),
);

/** What one passport needs at one destination, today in UTC where no day of entry is given. */
export const entryRuleAnswer = z.strictObject({
  passport: countryCode('Choose a passport country'),
  destination: countryCode('Choose a destination country'),
  purpose: z._default(z.enum(visaTypes), DEFAULT_STAY),
  on: z.optional(day),
});
