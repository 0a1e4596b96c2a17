import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { EngineSql } from '../engine.ts';
import { withoutIndexes } from './bulkInsert.ts';

/** SQL in SQLite's dialect. */
export const sqliteSql: EngineSql = {
  jsonArrayFrom,
  rowsOf: (texts) => sql`json_each(${JSON.stringify(texts)})`,
  fillTable: withoutIndexes,
  // SQLite would reuse the highest id after that row is deleted.
  unusedId: (table, entity) =>
    sql`(
      with recursive numbers (id) as (
        select coalesce(max(id), 0) + 1 from ${sql.table(table)}
        union all
        select id + 1 from numbers where exists (
          select 1 from history where entity = ${entity} and entity_id = cast(numbers.id as text)
        )
      )
      select max(id) from numbers
    )`,
  firstUnusedId: (table, entity) =>
    sql`1 + max(
      (select coalesce(max(id), 0) from ${sql.table(table)}),
      (select coalesce(max(cast(entity_id as integer)), 0) from history where entity = ${entity})
    )`,
  // Other processes notice every commit in the file: see changeCounter.ts.
  announceContentVersion: async () => {},
};
