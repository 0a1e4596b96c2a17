import * as z from 'zod/mini';
import { countryCode, email, honeypot, page, requiredText, rowId } from './text.ts';

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

export const contactMessageById = z.strictObject({ id: rowId });

export const subscriberByEmail = z.strictObject({ email });
