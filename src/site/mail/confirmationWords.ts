import { CONFIRMATIONS_A_DAY, WATCHES_MAX } from '#core/site/mailLimits.ts';
import confirmationMessages from '#messages/en/confirmation.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(confirmationMessages);

/**
 * The text after signing up: the same for every address, so that it doesn't reveal whether one is
 * known, and true for each.
 */
export function confirmNewsletter(): string {
  return t('newsletter', { times: CONFIRMATIONS_A_DAY });
}

/** As `confirmNewsletter`, after asking for mails about an answer. */
export function confirmWatch(): string {
  const values = { times: CONFIRMATIONS_A_DAY, watches: WATCHES_MAX };
  return t('watch', values);
}
