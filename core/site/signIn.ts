/** NIST SP 800-63B-4, section 3.1.1.2: 15 for a password that is the only factor. */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

/**
 * The error for accounts that must set up two-factor first; the panel then redirects to the set-up.
 */
export const NEEDS_TWO_FACTOR = 'Set up two-factor sign-in first: everybody here needs it';
