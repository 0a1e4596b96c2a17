import { randomUUID } from 'node:crypto';
import { mailboxOf } from '#core/inputs/mail/mail.ts';
import type { Db } from '#db/db.ts';
import type { Config } from '../config.ts';
import { InvalidRequest } from '../errors.ts';
import { automaticHeaders, deliverMail, MailRefused } from './deliverMail.ts';
import { readMailServer } from './mailServer.ts';
import { nameInMails } from './outbox.ts';

/**
 * Sends a mail at once and returns whether the server accepted it, with its response. Nothing is
 * stored. Throws InvalidRequest without a server.
 */
export async function sendTestMail(
  db: Db,
  config: Config,
  to: string,
): Promise<{ isTaken: boolean; answer: string }> {
  const server = await readMailServer(db, config);
  if (!server) throw new InvalidRequest('No mail server is set');
  const domain = mailboxOf(server.from)?.address.split('@')[1] ?? 'localhost';
  const name = await nameInMails(db);
  try {
    const answer = await deliverMail(server, {
      to,
      subject: `Test message of ${name}`,
      text: `If you can read this, ${config.publicUrl ?? name} can send mail.`,
      headers: automaticHeaders,
      messageId: `<${randomUUID()}@${domain}>`,
      date: new Date(),
    });
    return { isTaken: true, answer };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return { isTaken: false, answer: error.message };
  }
}
