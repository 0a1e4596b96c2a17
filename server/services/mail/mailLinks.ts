import type { Db } from '../../../db/client.ts';
import { type LinkPurpose, signToken, verifyToken } from '../../auth/signedLinks.ts';
import { type MailAction, mailLinkPath } from '../../schemas/mail/mailLinkPaths.ts';

/** How long somebody has to confirm, in days. What nobody confirmed is deleted then. */
export const CONFIRM_DAYS = 14;

const purposes: Record<MailAction, LinkPurpose> = {
  'confirm-newsletter': 'newsletter-confirm',
  'leave-newsletter': 'newsletter-unsubscribe',
  'confirm-watch': 'watch-confirm',
  'stop-watching': 'watch-unsubscribe',
};

/**
 * The address of a link in a mail, which states `value` and needs no account. Links to confirm end
 * after `CONFIRM_DAYS`; those to unsubscribe never do.
 */
export async function mailLinkTo(
  db: Db,
  publicUrl: string,
  action: MailAction,
  value: string,
): Promise<string> {
  const ends = action.startsWith('confirm');
  const expiresAt = ends ? new Date(Date.now() + CONFIRM_DAYS * 24 * 60 * 60 * 1000) : null;
  const token = await signToken(db, purposes[action], value, expiresAt);
  return `${publicUrl}${mailLinkPath(action)}?token=${token}`;
}

/** What a link states; null when it is none of ours or has ended. */
export function valueOfMailLink(
  db: Db,
  { action, token }: { action: MailAction; token: string },
): Promise<string | null> {
  return verifyToken(db, purposes[action], token);
}

/** The headers by which mail programs offer one click to unsubscribe (RFC 8058). */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
