import { EventEmitter } from 'node:events';
import { inOneLine, isOneLine } from '#core/inputs/mail/mail.ts';
import { email } from '#core/inputs/text.ts';
import type { Db } from '#db/db.ts';
import { insertMail } from '#db/queries/mail/outbox.ts';
import type { Config } from '../config.ts';
import { readSiteName } from '../site/settings/siteSettings.ts';
import { automaticHeaders } from './deliverMail.ts';
import { readMailServer } from './mailServer.ts';

/** Kinds of mail, with their names in the outbox. */
export const mailKinds = {
  reply: 'Reply to a message',
  invitation: 'Invitation',
  reset: 'Password reset',
  'newsletter-confirm': 'Newsletter: please confirm',
  'newsletter-welcome': 'Newsletter: welcome',
  'watch-confirm': 'Watched answer: please confirm',
  'watch-changes': 'Watched answers changed',
  'rules-ending': 'Entry rules end soon',
} as const;

export type MailKind = keyof typeof mailKinds;

/** A plain-text mail. */
type QueuedMail = {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** The contact message it replies to. */
  messageId?: number;
};

/** Notifies this process's worker of queued mail. */
export const queue = new EventEmitter<{ queued: [] }>();

/**
 * Whether mail can be sent: a server is configured, in the environment or in Settings, and
 * PUBLIC_URL, which links in mails need.
 */
export async function mailIsConfigured(
  db: Db,
  config: Pick<Config, 'mailServer' | 'publicUrl'>,
): Promise<boolean> {
  return config.publicUrl !== undefined && (await readMailServer(db, config)) !== null;
}

/** The site's name for mail subjects, on one line. */
export async function nameInMails(db: Db): Promise<string> {
  return inOneLine(await readSiteName(db));
}

/**
 * Adds a mail to the outbox in the transaction `trx` of its cause, so that it is only sent after
 * the commit. Check `mailIsConfigured` before. Throws for line breaks in the address, the subject
 * or a header, which could inject headers. Returns its id.
 */
export async function queueMail(trx: Db, mail: QueuedMail): Promise<number> {
  if (!trx.isTransaction) throw new Error('A mail is queued inside a transaction only');
  const { kind, to, subject, text, messageId = null } = mail;
  const headers = { ...(kind !== 'reply' && automaticHeaders), ...mail.headers };
  if (!email.safeParse(to).success) throw new Error('A mail goes to one address');
  const lines = [to, subject, ...Object.values(headers)];
  if (!lines.every(isOneLine)) throw new Error('What is one line in a mail has no line breaks');
  if (!Object.keys(headers).every((name) => /^[\w-]+$/.test(name))) {
    throw new Error('The name of a header is letters and hyphens');
  }
  const queued = { kind, to, subject, text, headers, messageId };
  const id = await insertMail(trx, queued, new Date().toISOString());
  queue.emit('queued');
  return id;
}
