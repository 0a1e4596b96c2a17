import { type SqlBool, sql } from 'kysely';
import type { SubscriberStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { unusedId } from '#db/unusedId.ts';
import { countRows } from '../countRows.ts';
import { likeContaining } from '../likePattern.ts';

/** A subscriber; pending until the address is confirmed. */
export type Subscriber = {
  email: string;
  status: SubscriberStatus;
  createdAt: string;
  confirmedAt: string | null;
};

/** Adds an address unless it exists. Returns its row and whether it is new. */
export async function addSubscriber(
  db: Db,
  { email, status, language }: Pick<Subscriber, 'email' | 'status'> & { language: string },
  now: string,
): Promise<{ id: number; status: Subscriber['status']; isNew: boolean }> {
  const added = await db
    .insertInto('newsletter_subscribers')
    .values({
      id: unusedId(db, 'newsletter_subscribers'),
      email,
      status,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (added) return { ...added, isNew: true };
  const known = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}

/** Subscribes a pending address without confirmation. False for any other address. */
export async function subscribeUnconfirmed(db: Db, email: string): Promise<boolean> {
  const result = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'subscribed' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Confirms an address. `undefined` when there is none, or it was confirmed before. */
export async function confirmSubscriber(
  db: Db,
  email: string,
  now: string,
): Promise<{ id: number } | undefined> {
  return db
    .updateTable('newsletter_subscribers')
    .set({ status: 'subscribed', confirmed_at: now })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
}

/** A page of the subscribers whose address contains `search`, oldest first. */
export async function listSubscribers(
  db: Db,
  search: string | undefined,
  page: { limit: number; offset: number },
): Promise<Subscriber[]> {
  const rows = await selectSubscribers(db, search)
    .select(['email', 'status', 'created_at', 'confirmed_at'])
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toSubscriber);
}

/** The number of subscribers whose address contains `search`. */
export function countSubscribers(db: Db, search: string | undefined): Promise<number> {
  return countRows(selectSubscribers(db, search));
}

/** At most `limit` subscribers after this id, oldest first. */
export async function listSubscribersAfter(
  db: Db,
  { id, limit }: { id: number; limit: number },
): Promise<(Subscriber & { id: number })[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'status', 'created_at', 'confirmed_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, ...toSubscriber(row) }));
}

function selectSubscribers(db: Db, search: string | undefined) {
  const query = db.selectFrom('newsletter_subscribers');
  if (!search) return query;
  const pattern = likeContaining(search.toLowerCase());
  return query.where(sql<SqlBool>`email like ${pattern} escape '\\'`);
}

type Row = Omit<Subscriber, 'createdAt' | 'confirmedAt'> & {
  created_at: string;
  confirmed_at: string | null;
};

function toSubscriber({ email, status, created_at, confirmed_at }: Row): Subscriber {
  return { email, status, createdAt: created_at, confirmedAt: confirmed_at };
}

/** The subscriber with this (lower-case) e-mail; `undefined` when there is none. */
export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'status', 'created_at', 'confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && toSubscriber(row);
}

/** Deletes the subscriber with this (lower-case) e-mail; `undefined` when there was none. */
export async function deleteSubscriber(db: Db, email: string): Promise<{ id: number } | undefined> {
  return db
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
}

/** Deletes unconfirmed subscribers from before `time`. Returns their number. */
export async function deletePendingSubscribersFromBefore(db: Db, time: string): Promise<number> {
  const result = await db
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('created_at', '<', time)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Restarts the confirmation period of a pending address. */
export async function renewPendingSubscriber(db: Db, email: string, now: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ created_at: now })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
}
