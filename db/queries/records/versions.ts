import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { sqlOf } from '#db/engine.ts';

/** The versions of the rows with these ids, in any order. */
export async function listVersions(
  db: Db,
  table: 'destinations' | 'visa_requirements',
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(table)}
    where id in (select value from ${sqlOf(db).rowsOf(ids)})`.execute(db);
  return rows;
}
