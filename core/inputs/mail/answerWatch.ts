import * as z from 'zod/mini';
import { visaTypes } from '#core/vocabulary.ts';
import { countryCode, email, honeypot } from '../text.ts';

/** "Tell me by e-mail when this changes". */
export const answerWatch = z.strictObject({
  email,
  passport: countryCode(),
  destination: countryCode(),
  purpose: z.enum(visaTypes),
  website: honeypot,
});
