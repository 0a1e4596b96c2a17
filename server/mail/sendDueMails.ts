import { createHash } from 'node:crypto';
import { CLOCK_SKEW_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '#core/dates.ts';
import { type MailServer, mailboxOf } from '#core/inputs/mail/mail.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import {
  beginAttempt,
  deleteOldMails,
  failMailsDueBefore,
  findDueMail,
  markMailRefused,
  markMailSent,
  type WaitingMail,
} from '#db/queries/mail/outbox.ts';
import type { Config } from '../config.ts';
import { deliverMail, MailRefused } from './deliverMail.ts';
import { readMailServer } from './mailServer.ts';

/** Delays after each attempt, in ms; after the last attempt the mail has failed. */
export const attemptDelaysMs = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
] as const;

export type Sending = {
  config: Pick<Config, 'mailServer' | 'publicUrl'>;
  log: { warn: (details: object, message: string) => void };
  signal: AbortSignal;
};

/**
 * Sends due mails one by one, in one process at a time. False when another process is sending,
 * which may already have made its last check.
 *
 * Delivery is at least once: the attempt is counted and the next one scheduled before the mail is
 * sent, so that a killed process's mail is retried. If the process dies between the server's
 * acceptance and its own commit, the mail is sent twice, with the same Message-ID. The opposite
 * order could lose mail unnoticed.
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
      const mail = await findDueMail(db, dueTimes());
      // A server that can't be reached for one mail can't be for any; the next run continues with
      // the next mail.
      if (!mail || !(await attempt(mail, server))) break;
    }
  } finally {
    await lock.release();
  }
  return true;

  /** False when the server can't be reached. */
  async function attempt(mail: WaitingMail, server: MailServer): Promise<boolean> {
    const delayMs = attemptDelaysMs[mail.attempts];
    const next = new Date(Date.now() + (delayMs ?? DAY_MS)).toISOString();
    if (!(await beginAttempt(db, mail, next))) return true;
    try {
      const { to, subject, text, headers } = mail;
      const date = new Date(mail.createdAt);
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

/** Whether a mail is due. */
export async function hasDueMail(db: Db): Promise<boolean> {
  return (await findDueMail(db, dueTimes())) !== undefined;
}

/** Now, and the latest time for which an attempt is planned. */
function dueTimes(now = Date.now()): { now: string; latest: string } {
  const latest = now + Math.max(...attemptDelaysMs) + CLOCK_SKEW_MS;
  return { now: new Date(now).toISOString(), latest: new Date(latest).toISOString() };
}

/** How long sent and failed mails are kept, in days. */
const SENT_DAYS = 30;
const FAILED_DAYS = 90;

/**
 * How long a due mail waits for a server, in days; later it is outdated and its links have expired.
 */
const WAITING_DAYS = 3;

/**
 * Fails mails that waited too long, for example without a server, and deletes old sent and failed
 * ones, except replies, which stay with their message. Returns the number deleted.
 */
export async function deleteOldOutbox(db: Db): Promise<number> {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const error = `It was not sent within ${WAITING_DAYS} days`;
  await failMailsDueBefore(db, before(WAITING_DAYS), error);
  return deleteOldMails(db, { sentBefore: before(SENT_DAYS), failedBefore: before(FAILED_DAYS) });
}

/** Redacts a server's response for the log: servers quote recipients. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>:;,()"]+@[^\s<>:;,()"]+/g, '(address)');
}

/** An opaque id; differs between sites with the same sender. */
function messageIdOf({ id, createdAt, to }: WaitingMail, { from }: MailServer): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, createdAt, to]))
    .digest('hex');
  const domain = mailboxOf(from)?.address.split('@')[1] ?? 'localhost';
  return `<${hash.slice(0, 32)}@${domain}>`;
}
