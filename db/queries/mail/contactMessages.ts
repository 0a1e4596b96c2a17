import { type SqlBool, sql } from 'kysely';
import type { MessageStatus, OutboxState } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { unusedId } from '#db/unusedId.ts';
import { countRows } from '../countRows.ts';
import { likeContaining } from '../likePattern.ts';

export type ContactMessage = {
  id: number;
  name: string;
  email: string;
  message: string;
  status: MessageStatus;
  createdAt: string;
};

/** A reply to a message and whether it was sent. */
export type MessageReply = {
  id: number;
  subject: string;
  text: string;
  state: OutboxState;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

/** Messages of a status, all, or all that are neither archived nor spam. */
type MessageFilter = {
  status?: MessageStatus | 'all' | undefined;
  search?: string | undefined;
};

/** Stores a message; returns `undefined`, without a change, if the fingerprint exists. */
export async function addContactMessage(
  db: Db,
  message: { name: string; email: string; message: string; fingerprint: string },
  now: string,
): Promise<number | undefined> {
  const row = await db
    .insertInto('contact_messages')
    .values({ ...message, id: unusedId(db, 'contact_messages'), created_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A page of the messages, newest first, with the first `length` characters of each. */
export async function listContactMessagesNewestFirst(
  db: Db,
  filter: MessageFilter,
  { limit, offset, length }: { limit: number; offset: number; length: number },
): Promise<ContactMessage[]> {
  return selectMessages(db, filter)
    .select(['id', 'name', 'email', 'status', 'created_at as createdAt'])
    .select(sql<string>`substr(message, 1, ${sql.lit(length)})`.as('message'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of messages that pass a filter. */
export function countContactMessages(db: Db, filter: MessageFilter): Promise<number> {
  return countRows(selectMessages(db, filter));
}

/** The number of unread messages; an index-only query. */
export function countUnreadContactMessages(db: Db): Promise<number> {
  return countRows(db.selectFrom('contact_messages').where('status', '=', 'unread'));
}

/** At most `limit` full messages after this id, oldest first. */
export async function listContactMessagesAfter(
  db: Db,
  filter: MessageFilter,
  { id, limit }: { id: number; limit: number },
): Promise<ContactMessage[]> {
  return selectMessages(db, filter)
    .select(['id', 'name', 'email', 'message', 'status', 'created_at as createdAt'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

function selectMessages(db: Db, { status, search }: MessageFilter) {
  let query = db.selectFrom('contact_messages');
  if (status === undefined) query = query.where('status', 'not in', ['archived', 'spam']);
  else if (status !== 'all') query = query.where('status', '=', status);
  if (!search) return query;
  const pattern = likeContaining(search.toLowerCase());
  return query.where(
    sql<SqlBool>`lower(name || ' ' || email || ' ' || message) like ${pattern} escape '\\'`,
  );
}

export async function findContactMessage(db: Db, id: number): Promise<ContactMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'status', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The replies to a message, oldest first. */
export async function listRepliesTo(db: Db, messageId: number): Promise<MessageReply[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'subject', 'text', 'state'])
    .select(['last_error as lastError', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
}

/** Sets a message's status. `undefined` when it doesn't exist or already has the status. */
export async function setContactMessageStatus(
  db: Db,
  id: number,
  status: MessageStatus,
): Promise<{ before: MessageStatus } | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.status === status) return undefined;
  await db.updateTable('contact_messages').set({ status }).where('id', '=', id).execute();
  return { before: row.status };
}

/** Deletes a message and its replies. False when there was none. */
export async function deleteContactMessage(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
