import type { OutboxState } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import * as outbox from '#db/queries/mail/outbox.ts';
import type { Config } from '../config.ts';
import { NotFound } from '../errors.ts';
import { namesOfMail } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { type MailKind, mailIsConfigured, mailKinds, queue } from './outbox.ts';

/**
 * A page (from 0) of the outbox, newest first, the number of mails in each state, and whether mail
 * is configured.
 */
export async function listOutbox(
  db: Db,
  config: Config,
  { page, pageSize, state }: { page: number; pageSize: number; state?: OutboxState | undefined },
): Promise<{
  items: (outbox.ListedMail & { about: string })[];
  total: number;
  counts: Record<OutboxState, number>;
  isConfigured: boolean;
}> {
  const items = await outbox.listMails(db, {
    state,
    limit: pageSize,
    offset: page * pageSize,
  });
  const counts = await outbox.countMails(db);
  const all = counts.waiting + counts.sent + counts.failed;
  return {
    items: items.map((mail) => ({ ...mail, about: nameOf(mail.kind) })),
    total: state ? counts[state] : all,
    counts,
    isConfigured: await mailIsConfigured(db, config),
  };
}

/** Makes a failed or waiting mail due now and resets its attempts. Throws NotFound. */
export async function sendAgain(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await outbox.retryMail(trx, id, new Date().toISOString());
    if (!mail) throw new NotFound('Mail');
    const after = { about: nameOf(mail.kind), state: 'waiting' };
    await recordChange(trx, { ...namesOfMail(id), action: 'changed', after });
  });
  queue.emit('queued');
}

/** Deletes a mail in any state. Throws NotFound. */
export async function deleteFromOutbox(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await outbox.deleteMail(trx, id);
    if (!mail) throw new NotFound('Mail');
    const before = { about: nameOf(mail.kind) };
    await recordChange(trx, { ...namesOfMail(id), action: 'deleted', before });
  });
}

/** A later version may have queued an unknown kind. */
function nameOf(kind: string): string {
  return mailKinds[kind as MailKind] ?? kind;
}
