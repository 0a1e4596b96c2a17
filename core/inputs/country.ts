import * as z from 'zod/mini';
import { visaTypes } from '../vocabulary.ts';
import { countryCode } from './text.ts';
import { COUNTRY_TEXT_MAX } from './textLengths.ts';

export const countryByCode = z.strictObject({ code: countryCode() });

/** All passports in a country, by default for tourists. */
export const passportsInCountry = z.strictObject({
  code: countryCode(),
  purpose: z.optional(z.enum(visaTypes)),
});

/** A country in an address: a code, or a name with hyphens. */
export const countryByName = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
});

export const countrySwitch = z.strictObject({ code: countryCode(), enabled: z.boolean() });

/** A text typed into a country field; `passports`: for a country that issues passports. */
export const countryText = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(COUNTRY_TEXT_MAX)),
  passports: z.boolean(),
});

export type CountryText = z.infer<typeof countryText>;
