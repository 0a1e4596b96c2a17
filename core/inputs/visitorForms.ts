import * as z from 'zod/mini';
import { SEARCH_MAX } from '../records/lists.ts';
import { messageRequired, nameRequired, passportRequired } from '../refusals.ts';
import { documentsHeld } from './entryRule.ts';
import { pageSize } from './panel/panelList.ts';
import { countryCode, email, honeypot, optionalText, page, requiredText } from './text.ts';

export const newsletterSignUp = z.strictObject({ email, website: honeypot });

export const contactMessage = z.strictObject({
  name: requiredText(nameRequired, 200),
  email,
  message: requiredText(messageRequired, 10_000),
  website: honeypot,
});

/** A passport to choose, add or remove. */
export const passportChoice = z.strictObject({
  passport: countryCode(passportRequired),
});

/** All documents beside passports, as one text. */
export const documentsChoice = z.strictObject({ holds: documentsHeld });

export const subscriberList = z.strictObject({
  page,
  pageSize,
  search: z.optional(optionalText(SEARCH_MAX)),
});

export const subscriberByEmail = z.strictObject({ email });
