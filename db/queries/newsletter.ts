import type { Db } from '../client.ts';

/** Stores an address once; a second sign-up of the same address changes nothing. */
export async function addSubscriber(db: Db, email: string, now: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** A page of the subscribers' addresses, oldest first. */
export async function listSubscribers(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ email: string; createdAt: string }[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at'])
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({ email: row.email, createdAt: row.created_at }));
}

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The sign-up of this (lower-case) e-mail; `undefined` when there is none. */
export async function findSubscriber(
  db: Db,
  email: string,
): Promise<{ email: string; createdAt: string } | undefined> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { email: row.email, createdAt: row.created_at };
}

/** Removes the sign-up of this (lower-case) e-mail. False when there was none. */
export async function deleteSubscriber(db: Db, email: string): Promise<boolean> {
  const result = await db
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', email)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
