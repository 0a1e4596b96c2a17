import * as z from 'zod/mini';
import { invisibleCharacter } from '#core/refusals.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/site/signIn.ts';
import { roles } from '#core/siteVocabulary.ts';
import { email, id, optionalText, requiredText } from '../text.ts';

/** Passwords are not trimmed. */
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

/** A code of an authenticator app, or a recovery code. */
const code = requiredText('Code is required', 40);

/** `code` is requested after the right e-mail and password. */
export const signIn = z.strictObject({ email, password: typedPassword, code: z.optional(code) });

export const changePassword = z.strictObject({ current: typedPassword, next: newPassword });

export const newAdministrator = z.strictObject({ email, password: newPassword });

/** Creates the first administrator with the one-time link printed at the start. */
export const setUp = z.strictObject({
  token: requiredText('The set-up link is incomplete', 100),
  email,
  password: newPassword,
});

export const NAME_MAX = 100;

/**
 * Characters by which a name looks like another one: they turn the direction of text, or are not seen.
 * Joiners are part of some scripts between letters.
 */
const unseen =
  /[\p{Bidi_Control}\u200B\u2060\uFEFF]|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u;

/** The name of an account; may be empty. */
const accountName = optionalText(NAME_MAX).check(
  z.refine((name) => !unseen.test(name), invisibleCharacter),
);

const role = z.enum(roles, 'Choose a role');

export const userById = z.strictObject({ id });

export const invitation = z.strictObject({ email, name: accountName, role });

export const roleChange = z.strictObject({ id, role });

const linkToken = requiredText('The link is incomplete', 100);

export const accountLink = z.strictObject({ token: linkToken });

/** Sets a password with a link; the name is used for invitations. */
export const accountLinkUse = z.strictObject({
  token: linkToken,
  name: accountName,
  password: newPassword,
});

/** One's own account; `password` is required to change the e-mail. */
export const ownAccount = z.strictObject({
  name: accountName,
  email,
  password: z.string().check(z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`)),
});

/** Changes to the sign-in require the password again. */
export const ownPassword = z.strictObject({ password: typedPassword });

/** The token and first code of a new authenticator app. */
export const twoFactorSetUp = z.strictObject({
  token: requiredText('Begin again', 500),
  code,
});

export const sessionById = z.strictObject({ id });
