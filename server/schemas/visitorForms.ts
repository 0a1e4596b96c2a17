import * as z from 'zod/mini';
import { countryCode, email, honeypot, page, requiredText } from './text.ts';

export const newsletterSignUp = z.strictObject({ email, website: honeypot });

export const contactMessage = z.strictObject({
  name: requiredText('Name is required', 200),
  email,
  message: requiredText('Message is required', 10_000),
  website: honeypot,
});

/** A passport to state, to add or to remove. */
export const passportChoice = z.strictObject({
  passport: countryCode('Choose a passport country'),
});

export const pageOfMessages = z.strictObject({ page });

/** SQLite counts them up from 1. */
export const contactMessageById = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});

export const subscriberByEmail = z.strictObject({ email });
