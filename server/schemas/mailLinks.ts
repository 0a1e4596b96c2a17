import * as z from 'zod/mini';

/** What links in mails lead to. Each is the last part of its address, /mail/…. */
export const mailActions = [
  'confirm-newsletter',
  'leave-newsletter',
  'confirm-watch',
  'stop-watching',
] as const;

export type MailAction = (typeof mailActions)[number];

/** Longer than any token that states an address. */
const TOKEN_MAX = 1500;

export const mailLink = z.strictObject({
  action: z.enum(mailActions),
  token: z.string().check(z.maxLength(TOKEN_MAX)),
});

/** Whether somebody who has no account may send this from anywhere: mail programs do (RFC 8058). */
export const oneClickActions: readonly MailAction[] = ['leave-newsletter', 'stop-watching'];

/** The page that says to look into one's mailbox: that of the link, without its token. */
export function toConfirmPath(action: MailAction): string {
  return `/mail/${action}`;
}
