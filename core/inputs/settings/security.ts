import * as z from 'zod/mini';
import { rowVersion } from '../text.ts';

/** The setting's key. */
export const SECURITY = 'security';

/** The refusal to require of others what one's own account lacks. */
export const NEEDS_OWN_TWO_FACTOR = 'Set up two-factor sign-in for your own account first';

/** Allows signing in once a year. */
const SESSION_DAYS_MAX = 365;

/** Security requirements for all accounts. */
export const security = z.strictObject({
  requireTwoFactor: z.boolean(),
  /** Counted from the sign-in, regardless of use. */
  sessionLifetimeDays: z
    .int('Enter a number of days')
    .check(
      z.minimum(1, 'Enter 1 or more days'),
      z.maximum(SESSION_DAYS_MAX, `Enter at most ${SESSION_DAYS_MAX} days`),
    ),
});

export const securityUpdate = z.extend(security, { version: rowVersion });

export type Security = z.infer<typeof security>;

export const defaultSecurity: Security = { requireTwoFactor: false, sessionLifetimeDays: 30 };
