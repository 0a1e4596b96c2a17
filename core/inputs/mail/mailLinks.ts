import * as z from 'zod/mini';
import { mailActions } from '#core/site/mailLinkPaths.ts';

/** Longer than any token that contains an address. */
const TOKEN_MAX = 1500;

export const mailLink = z.strictObject({
  action: z.enum(mailActions),
  token: z.string().check(z.maxLength(TOKEN_MAX)),
});
