import * as z from 'zod/mini';
import { countryCode } from '../text.ts';

export const countryByCode = z.strictObject({ code: countryCode() });

/** A country in an address: a code, or a name with hyphens. */
export const countryByName = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
});

export const countrySwitch = z.strictObject({ code: countryCode(), enabled: z.boolean() });
