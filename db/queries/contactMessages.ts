import type { Db } from '../client.ts';

export type ContactMessage = {
  id: number;
  name: string;
  email: string;
  message: string;
  createdAt: string;
};

/** Stores a message once; the same fingerprint again changes nothing. */
export async function addContactMessage(
  db: Db,
  message: { name: string; email: string; message: string; fingerprint: string },
  now: string,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ ...message, created_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}

/** A page of the messages, newest first. */
export async function listContactMessagesNewestFirst(
  db: Db,
  page: { limit: number; offset: number },
): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

export async function countContactMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes a message. False when there was none. */
export async function deleteContactMessage(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The messages that came from this (lower-case) e-mail, oldest first. */
export async function listContactMessagesFrom(db: Db, email: string): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

/** Removes all messages that came from this (lower-case) e-mail. Returns how many there were. */
export async function deleteContactMessagesFrom(db: Db, email: string): Promise<number> {
  const result = await db
    .deleteFrom('contact_messages')
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
