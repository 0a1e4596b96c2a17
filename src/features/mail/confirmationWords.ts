import { CONFIRMATIONS_A_DAY, WATCHES_MAX } from '../../../server/schemas/mail/limits.ts';

/**
 * The text after signing up: the same for every address, so that it doesn't reveal whether one is
 * known, and true for each.
 */
const OPEN = 'Please open the link in our e-mail to confirm. None comes to an address that';
const ASKED = `was asked ${CONFIRMATIONS_A_DAY} times within a day`;

export const confirmNewsletter = `${OPEN} is subscribed already or ${ASKED}.`;

export const confirmWatch = `${OPEN} watches this or ${WATCHES_MAX} answers already, or ${ASKED}.`;
