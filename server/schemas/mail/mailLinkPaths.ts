/** What links in mails lead to. Each is the last part of its address, /mail/…. No zod here: public pages load this file. */
export const mailActions = [
  'confirm-newsletter',
  'leave-newsletter',
  'confirm-watch',
  'stop-watching',
] as const;

export type MailAction = (typeof mailActions)[number];

/** The page of a link; without its token it says to look into one's mailbox. */
export function mailLinkPath(action: MailAction): string {
  return `/mail/${action}`;
}

/** Where mail programs send one click, from anywhere and without cookies (RFC 8058). */
export const oneClickPaths: readonly string[] = [
  mailLinkPath('leave-newsletter'),
  mailLinkPath('stop-watching'),
];
