import { sql } from 'kysely';
import { compareTexts } from '#core/compareTexts.ts';
import type { Db } from '../db.ts';

/** A limit's name and the hash of who is limited. */
export type RateLimitKey = { name: string; keyHash: string };

/**
 * The latest end of a counter that has begun by now. One with a later end was begun while a clock was
 * ahead, and counts as ended: it would refuse until that time comes.
 */
type LatestEnd = { latestEnd: string };

/** The counted attempts and the time at which the counter resets. */
export type CountedTries = { name: string; tries: number; endsAt: string };

/** The counters of these keys that haven't ended by `now`. */
export async function listTries(
  db: Db,
  keys: readonly (RateLimitKey & LatestEnd)[],
  now: string,
): Promise<CountedTries[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['name', 'tries', 'ends_at'])
    .where((eb) => eb.or(keys.map(isBegun)))
    .where('ends_at', '>', now)
    .execute();
  return rows.map(countedTries);
}

/**
 * Counts an attempt for each key in one statement, atomically across processes, and returns the new
 * counters. `endsAt` applies to counters that start with this attempt at `now`. A limit's keys have
 * one `latestEnd`.
 */
export async function addTries(
  db: Db,
  keys: readonly (RateLimitKey & LatestEnd & { endsAt: string })[],
  now: string,
): Promise<CountedTries[]> {
  // Sorted, so that two processes can't deadlock on each other's rows.
  const sorted = keys.toSorted((a, b) => compareTexts(a.name, b.name));
  const ended = sql<boolean>`(rate_limits.ends_at <= ${now} or ${isTooLate(sorted)})`;
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

/** Deletes the counters of a limit whose key begins with the hash. */
export async function deleteTriesBeginningWith(
  db: Db,
  { name, hash }: { name: string; hash: string },
): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('name', '=', name)
    .where('key_hash', '>=', hash)
    // The parts of a key are separated by a space; "!" is the next character.
    .where('key_hash', '<', `${hash}!`)
    .execute();
}

/**
 * Deletes counters that ended by `now`, where `latestEnd` is that of the longest limit. Returns the
 * number of rows.
 */
export async function deleteTriesEndedBy(
  db: Db,
  { now, latestEnd }: LatestEnd & { now: string },
): Promise<number> {
  // Two statements, since each reads a part of the index.
  const rows = db.deleteFrom('rate_limits');
  const ended = await rows.where('ends_at', '<=', now).executeTakeFirst();
  const tooLate = await rows.where('ends_at', '>', latestEnd).executeTakeFirst();
  return Number(ended.numDeletedRows + tooLate.numDeletedRows);
}

function isBegun({ name, keyHash, latestEnd }: RateLimitKey & LatestEnd) {
  return sql<boolean>`(name = ${name} and key_hash = ${keyHash} and ends_at <= ${latestEnd})`;
}

function isTooLate(keys: readonly (RateLimitKey & LatestEnd)[]) {
  const each = keys.map(
    ({ name, latestEnd }) =>
      sql`(rate_limits.name = ${name} and rate_limits.ends_at > ${latestEnd})`,
  );
  return sql.join(each, sql` or `);
}

function countedTries(row: { name: string; tries: number; ends_at: string }): CountedTries {
  return { name: row.name, tries: row.tries, endsAt: row.ends_at };
}
