import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { email, id, requiredText } from './text.ts';

/** Passwords are taken as typed: no trimming, every character counts. */
const typedPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`),
  );

export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`),
  );

export const signIn = z.strictObject({ email, password: typedPassword });

export const changePassword = z.strictObject({ current: typedPassword, next: newPassword });

export const newAdministrator = z.strictObject({ email, password: newPassword });

/** The first administrator, made with the one-time link that start prints. */
export const setUp = z.strictObject({
  token: requiredText('The set-up link is incomplete', 100),
  email,
  password: newPassword,
});

export const administratorById = z.strictObject({ id });
