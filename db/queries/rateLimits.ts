import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** A limit, and the hash of whom tries are counted for. */
export type RateLimitKey = { name: string; keyHash: string };

/** Tries that were counted, until the moment at which they are forgotten. */
export type CountedTries = { name: string; tries: number; endsAt: string };

/** The tries of these keys that are not forgotten at `now`. */
export async function listTries(
  db: Db,
  keys: readonly RateLimitKey[],
  now: string,
): Promise<CountedTries[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['name', 'tries', 'ends_at'])
    .where((eb) => eb.or(keys.map((key) => isRow(key))))
    .where('ends_at', '>', now)
    .execute();
  return rows.map(countedTries);
}

/**
 * Counts a try for each key, in one statement, and gives what that makes with those of before: tries
 * in several processes at the same moment are counted one after the other. `endsAt` is for a key
 * whose first try this is at `now`.
 */
export async function addTries(
  db: Db,
  keys: readonly (RateLimitKey & { endsAt: string })[],
  now: string,
): Promise<CountedTries[]> {
  // In one order in all processes, or two of them could wait for each other's rows.
  const sorted = keys.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ended = sql<boolean>`rate_limits.ends_at <= ${now}`;
  const rows = await db
    .insertInto('rate_limits')
    .values(
      sorted.map(({ name, keyHash, endsAt }) => ({
        name,
        key_hash: keyHash,
        tries: 1,
        ends_at: endsAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['name', 'key_hash']).doUpdateSet({
        tries: sql`case when ${ended} then 1 else rate_limits.tries + 1 end`,
        ends_at: sql`case when ${ended} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['name', 'tries', 'ends_at'])
    .execute();
  return rows.map(countedTries);
}

export async function deleteTries(db: Db, { name, keyHash }: RateLimitKey): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('name', '=', name)
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Deletes the tries of each key of a limit that begins with the hash. */
export async function deleteTriesBeginningWith(
  db: Db,
  { name, hash }: { name: string; hash: string },
): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('name', '=', name)
    .where('key_hash', '>=', hash)
    // The parts of a key are parted by a space, which is the character before this one.
    .where('key_hash', '<', `${hash}!`)
    .execute();
}

/** Deletes tries that were forgotten by `now`. Returns how many rows. */
export async function deleteTriesEndedBy(db: Db, now: string): Promise<number> {
  const result = await db.deleteFrom('rate_limits').where('ends_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function isRow({ name, keyHash }: RateLimitKey) {
  return sql<boolean>`(name = ${name} and key_hash = ${keyHash})`;
}

function countedTries(row: { name: string; tries: number; ends_at: string }): CountedTries {
  return { name: row.name, tries: row.tries, endsAt: row.ends_at };
}
