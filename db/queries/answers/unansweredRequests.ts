import type { Db } from '#db/db.ts';
import { nameOfCountry } from '../countries.ts';

export type UnansweredRequests = {
  passport: string;
  destination: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  requests: number;
};

/** Adds to each pair's number of unanswered requests on a day. */
export async function addUnansweredRequests(db: Db, rows: UnansweredRequests[]): Promise<void> {
  await db
    .insertInto('unanswered_requests')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['passport', 'destination', 'day']).doUpdateSet((eb) => ({
        requests: eb('unanswered_requests.requests', '+', eb.ref('excluded.requests')),
      })),
    )
    .execute();
}

/** The pairs most often unanswered since a day. */
export async function listUnansweredPairs(
  db: Db,
  since: string,
  limit: number,
): Promise<{ passport: string; destination: string; requests: number }[]> {
  const rows = await db
    .selectFrom('unanswered_requests')
    .select((eb) => ['passport', 'destination', eb.fn.sum<number>('requests').as('requests')])
    .where('day', '>=', since)
    .groupBy(['passport', 'destination'])
    .orderBy('requests', 'desc')
    .orderBy(nameOfCountry('passport'))
    .orderBy(nameOfCountry('destination'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, requests: Number(row.requests) }));
}

/** Deletes the counts from before a day. Returns the number of rows. */
export async function deleteUnansweredBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('unanswered_requests')
    .where('day', '<', day)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
