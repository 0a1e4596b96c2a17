import { DAY_MS } from '#core/dates.ts';
import { type MailAction, mailLinkPath } from '#core/site/mailLinkPaths.ts';
import type { Db } from '#db/db.ts';
import { localAddress } from '#messages/language.ts';
import { type LinkPurpose, signToken, verifyToken } from '../auth/signedLinks.ts';

/** Confirmation period, in days, after which unconfirmed addresses are deleted. */
export const CONFIRM_DAYS = 14;

const purposes: Record<MailAction, LinkPurpose> = {
  'confirm-newsletter': 'newsletter-confirm',
  'leave-newsletter': 'newsletter-unsubscribe',
  'confirm-watch': 'watch-confirm',
  'stop-watching': 'watch-unsubscribe',
};

/**
 * The address of a mail link that contains `value` and needs no account. Confirmation links expire
 * after `CONFIRM_DAYS`; unsubscribe links never do.
 */
export async function mailLinkTo(
  db: Db,
  publicUrl: string,
  action: MailAction,
  value: string,
): Promise<string> {
  const ends = action.startsWith('confirm');
  const expiresAt = ends ? new Date(Date.now() + CONFIRM_DAYS * DAY_MS) : null;
  const token = await signToken(db, purposes[action], value, expiresAt);
  return `${publicUrl}${localAddress(mailLinkPath(action))}?token=${token}`;
}

/** The value of a mail link; null when it is invalid or expired. */
export function valueOfMailLink(
  db: Db,
  { action, token }: { action: MailAction; token: string },
): Promise<string | null> {
  return verifyToken(db, purposes[action], token);
}

/** The headers for one-click unsubscribe (RFC 8058). */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
