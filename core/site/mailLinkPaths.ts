/**
 * Actions of links in mails: the last part of their address, /mail/….
 */
export const mailActions = [
  'confirm-newsletter',
  'leave-newsletter',
  'confirm-watch',
  'stop-watching',
] as const;

export type MailAction = (typeof mailActions)[number];

/** The path of a link's page; without a token the page asks to check one's mailbox. */
export function mailLinkPath(action: MailAction): string {
  return `/mail/${action}`;
}

/**
 * Where mail programs post one-click unsubscribe, from any origin and without cookies (RFC 8058).
 */
export const oneClickPaths: readonly string[] = [
  mailLinkPath('leave-newsletter'),
  mailLinkPath('stop-watching'),
];
