import { createHash } from 'node:crypto';
import type { Db, OpenDatabase } from '../../../db/client.ts';
import {
  beginAttempt,
  deleteOldMails,
  failMailsDueBefore,
  findDueMail,
  markMailRefused,
  markMailSent,
  type WaitingMail,
} from '../../../db/queries/mail/outbox.ts';
import type { Config } from '../../config.ts';
import { type MailServer, mailboxOf } from '../../schemas/mail/mail.ts';
import { deliverMail, MailRefused } from './deliverMail.ts';
import { readMailServer } from './mailServer.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each attempt the next one is, in milliseconds. After the last one it has failed. */
export const attemptDelaysMs = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** How often a mail is tried before it has failed: over two days. */
export const ATTEMPTS_MAX = attemptDelaysMs.length + 1;

export type Sending = {
  config: Pick<Config, 'mailServer' | 'publicUrl'>;
  log: { warn: (details: object, message: string) => void };
  signal: AbortSignal;
};

/**
 * Sends what is due, one mail after the other, in one process at a time. False when another process
 * is at it: that one may have looked for the last time just before.
 *
 * A mail goes out at least once. The attempt is counted, and the next one dated, before the server is
 * asked; what a process that is killed leaves behind is tried again then. When that was between the
 * server's word and the row's, the mail comes twice, with the same Message-ID. The other order would
 * lose it, and nobody would know.
 */
export async function sendDueMails(
  db: OpenDatabase,
  { config, log, signal }: Sending,
): Promise<boolean> {
  const lock = await db.engine.tryLock('outbox');
  if (!lock) return false;
  const stopped = AbortSignal.any([signal, lock.signal]);
  try {
    const server = await readMailServer(db, config);
    while (server && !stopped.aborted) {
      const mail = await findDueMail(db, new Date().toISOString());
      // What keeps one mail from the server keeps all: the next look tries the next one.
      if (!mail || !(await attempt(mail, server))) break;
    }
  } finally {
    await lock.release();
  }
  return true;

  /** False when there is no talking with the server. */
  async function attempt(mail: WaitingMail, server: MailServer): Promise<boolean> {
    const delayMs = attemptDelaysMs[mail.attempts];
    const next = new Date(Date.now() + (delayMs ?? 24 * HOUR_MS)).toISOString();
    if (!(await beginAttempt(db, mail, next))) return true;
    try {
      const { to, subject, text, headers, createdAt: date } = mail;
      const messageId = messageIdOf(mail, server);
      await deliverMail(server, { to, subject, text, headers, messageId, date });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      const isLast = error.isFinal || delayMs === undefined;
      await markMailRefused(db, mail.id, { error: error.message, isLast });
      log.warn(
        { mail: mail.id, isLast, answer: withoutAddresses(error.message) },
        'A mail was not sent',
      );
      return error.isAboutMail;
    }
    await markMailSent(db, mail.id, new Date().toISOString());
    return true;
  }
}

/** Whether there is a mail to be sent now. */
export async function hasDueMail(db: Db): Promise<boolean> {
  return (await findDueMail(db, new Date().toISOString())) !== undefined;
}

const DAY_MS = 24 * HOUR_MS;

/** How long mails stay in the outbox, in days: those that were sent, and those that failed. */
export const SENT_DAYS = 30;
export const FAILED_DAYS = 90;

/** How long a mail that is due waits for a server, in days. Later nobody expects it, and its links have ended. */
const WAITING_DAYS = 3;

/**
 * Gives up on mails that waited too long, where there was no server for example, and deletes those that
 * were sent or have failed long ago; replies stay as long as the message that
 * they answer. Gives how many were deleted.
 */
export async function deleteOldOutbox(db: Db): Promise<number> {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const error = `It was not sent within ${WAITING_DAYS} days`;
  await failMailsDueBefore(db, before(WAITING_DAYS), error);
  return deleteOldMails(db, { sentBefore: before(SENT_DAYS), failedBefore: before(FAILED_DAYS) });
}

/** What a server said, for the log: servers repeat whom a mail was for. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>:;,()"]+@[^\s<>:;,()"]+/g, '(address)');
}

/** Nobody can tell from it what it was made of; two sites with one sender make different ones. */
function messageIdOf({ id, createdAt, to }: WaitingMail, { from }: MailServer): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, createdAt, to]))
    .digest('hex');
  const domain = mailboxOf(from)?.address.split('@')[1] ?? 'localhost';
  return `<${hash.slice(0, 32)}@${domain}>`;
}
