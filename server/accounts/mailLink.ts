import type { Db } from '#db/db.ts';
import type { Config } from '../config.ts';
import { currentActor } from '../history/actor.ts';
import { mailIsConfigured, nameInMails, queueMail } from '../mail/outbox.ts';
import type { NewAccountLink } from './accountLinks.ts';

/**
 * Mails a one-time link to the account's address. Returns the mail's id in the outbox; null, without a
 * mail, when mail isn't configured.
 */
export async function mailLink(
  trx: Db,
  config: Pick<Config, 'mailServer' | 'publicUrl'>,
  { email }: { email: string },
  { token, purpose, expiresAt }: NewAccountLink,
): Promise<number | null> {
  if (!(await mailIsConfigured(trx, config))) return null;
  const site = await nameInMails(trx);
  const address = `${config.publicUrl}/admin/join?token=${token}`;
  const until = `${expiresAt.slice(0, 10)} ${expiresAt.slice(11, 16)} UTC`;
  const texts = {
    invitation: {
      subject: `You are invited to ${site}`,
      opening: `${currentActor().name} invites you to work on ${site}. Choose a password here:`,
    },
    reset: {
      subject: `Choose another password for ${site}`,
      opening: `${currentActor().name} asks you to choose another password for ${site}:`,
    },
  };
  const { subject, opening } = texts[purpose];
  const closing = `The link works once, until ${until}. If you did not expect it, do nothing.`;
  return queueMail(trx, {
    kind: purpose,
    to: email,
    subject,
    text: `${opening}\n\n${address}\n\n${closing}\n`,
  });
}
