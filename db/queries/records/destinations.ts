import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { sqlOf } from '../../engine.ts';
import { type Destination, toDestination, wholeSelection } from '../destinations/destinationRow.ts';

/** Destinations read by one statement: some milliseconds. */
const READ_AT_ONCE = 50;

/** The destinations with these ids, in any order. */
export async function listDestinationsByIds(
  db: Db,
  ids: readonly string[],
): Promise<Destination[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(wholeSelection(db))
    .where('destinations.id', 'in', sql<string>`(select value from ${sqlOf(db).rowsOf(ids)})`)
    .execute();
  return rows.map(toDestination);
}

/** All destinations, some at a time, by id. */
export async function* readDestinations(db: Db): AsyncGenerator<Destination[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('destinations')
      .select(wholeSelection(db))
      .where('destinations.id', '>', after)
      .orderBy('destinations.id')
      .limit(READ_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows.map(toDestination);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.id;
  }
}

/** What people call a destination; `undefined` when the id is unknown. */
export async function findDestinationName(
  db: Db,
  id: string,
): Promise<{ name: string; country: string } | undefined> {
  return db
    .selectFrom('destinations')
    .select(['name', 'country'])
    .where('id', '=', id)
    .executeTakeFirst();
}
