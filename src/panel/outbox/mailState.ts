import type { OutboxState } from '#core/siteVocabulary.ts';

/** Polling interval while a mail waits, in ms: mails are sent in the background. */
export const WAITING_MS = 5000;

/** Where a mail is on its way, with the reason why it was not sent. */
export function mailStateInWords({
  state,
  lastError,
}: {
  state: OutboxState;
  lastError: string | null;
}): string {
  if (state === 'sent') return 'Sent';
  if (state === 'failed') return `Failed: ${lastError ?? 'no reason was given'}`;
  return lastError ? `Waiting: ${lastError}` : 'Waiting to be sent';
}
