import { sql } from 'kysely';
import type { OutboxState } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { unusedId } from '#db/unusedId.ts';
import { countRows } from '../countRows.ts';
import { escapedForLike } from '../likePattern.ts';

type NewMail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  messageId: number | null;
};

/** A mail for the mail server. */
export type WaitingMail = Omit<NewMail, 'kind' | 'messageId'> & {
  id: number;
  attempts: number;
  createdAt: string;
};

/** A mail in the outbox list, without its text, which may contain personal links. */
export type ListedMail = {
  id: number;
  kind: string;
  to: string;
  subject: string;
  state: OutboxState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

/** Adds a mail that is due now. Returns its id. */
export async function insertMail(db: Db, mail: NewMail, now: string): Promise<number> {
  const { id } = await db
    .insertInto('outbox')
    .values({
      id: unusedId(db, 'outbox'),
      kind: mail.kind,
      to_address: mail.to,
      subject: mail.subject,
      text: mail.text,
      headers: JSON.stringify(mail.headers),
      message_id: mail.messageId,
      next_attempt_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The mail with the earliest attempt due by `now`; `undefined` when none is. One planned for after
 * `latest` is due too: it was planned while a clock was ahead.
 */
export async function findDueMail(
  db: Db,
  { now, latest }: { now: string; latest: string },
): Promise<WaitingMail | undefined> {
  // Two statements, since each reads a part of the index.
  return (await findFirstMail(db, '<=', now)) ?? findFirstMail(db, '>', latest);
}

async function findFirstMail(
  db: Db,
  is: '<=' | '>',
  time: string,
): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'to_address as to', 'subject', 'text', 'headers', 'attempts'])
    .select('created_at as createdAt')
    // Matches the condition of the partial index outbox_waiting.
    .where('state', '=', sql.lit('waiting'))
    .where('next_attempt_at', is, time)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, headers: JSON.parse(row.headers) };
}

/**
 * Counts an attempt and schedules the next one. False when another process began it, or the mail
 * was deleted.
 */
export async function beginAttempt(
  db: Db,
  { id, attempts }: { id: number; attempts: number },
  nextAttemptAt: string,
): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks a mail as sent. Only replies keep their text, which their message shows. */
export async function markMailSent(db: Db, id: number, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sent',
      sent_at: now,
      last_error: null,
      text: eb.case().when('message_id', 'is', null).then('').else(eb.ref('text')).end(),
      headers: '{}',
    }))
    .where('id', '=', id)
    .execute();
}

/** Stores why an attempt failed, and whether it was the last one. */
export async function markMailRefused(
  db: Db,
  id: number,
  { error, isLast }: { error: string; isLast: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error, ...(isLast && { state: 'failed' as const }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Marks all waiting mails that were due before a time as failed, with the error. */
export async function failMailsDueBefore(db: Db, before: string, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'failed', last_error: error })
    .where('state', '=', sql.lit('waiting'))
    .where('next_attempt_at', '<', before)
    .execute();
}

/** A page of the mails in a state, or of all, newest first. */
export async function listMails(
  db: Db,
  { state, limit, offset }: { state: OutboxState | undefined; limit: number; offset: number },
): Promise<ListedMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address as to', 'subject', 'state', 'attempts'])
    .select(['next_attempt_at as nextAttemptAt', 'last_error as lastError'])
    .select(['created_at as createdAt', 'sent_at as sentAt'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of mails in each state. */
export async function countMails(db: Db): Promise<Record<OutboxState, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state' as const, eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Makes a failed or waiting mail due at once and resets its attempts. */
export async function retryMail(
  db: Db,
  id: number,
  now: string,
): Promise<{ kind: string } | undefined> {
  return db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .returning('kind')
    .executeTakeFirst();
}

/** Deletes a mail; `undefined` when there was none. */
export async function deleteMail(db: Db, id: number): Promise<{ kind: string } | undefined> {
  return db.deleteFrom('outbox').where('id', '=', id).returning('kind').executeTakeFirst();
}

/**
 * Deletes mails sent before `sentBefore`, and failed ones added before `failedBefore`, except
 * replies, which stay with their message. Returns their number.
 */
export async function deleteOldMails(
  db: Db,
  { sentBefore, failedBefore }: { sentBefore: string; failedBefore: string },
): Promise<number> {
  const result = await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'sent'),
          eb('sent_at', '<', sentBefore),
          eb('message_id', 'is', null),
        ]),
        eb.and([
          eb('state', '=', 'failed'),
          eb('created_at', '<', failedBefore),
          eb('message_id', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * The number of mails of these kinds, sent or waiting, to an address from `since` to `until`: to the
 * address without its +tag, and with any, as all are one mailbox.
 */
export function countMailsTo(
  db: Db,
  of: { to: string; kinds: readonly string[]; since: string; until: string },
): Promise<number> {
  const [name = '', domain = ''] = of.to.split('@');
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return countRows(
    db
      .selectFrom('outbox')
      .where((eb) =>
        eb.or([
          eb('to_address', '=', `${untagged}@${domain}`),
          // All that begins with the name and a plus: the comma follows it in ASCII.
          eb.and([
            eb('to_address', '>=', `${untagged}+`),
            eb('to_address', '<', `${untagged},`),
            sql<boolean>`to_address like ${`%@${escapedForLike(domain)}`} escape '\\'`,
          ]),
        ]),
      )
      .where('kind', 'in', of.kinds)
      .where('created_at', '>=', of.since)
      .where('created_at', '<=', of.until),
  );
}
