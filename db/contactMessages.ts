import type { Db } from './open.ts';

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
