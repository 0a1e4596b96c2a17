import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { EngineSql } from '../engine.ts';
import { withoutIndexes } from './bulkInsert.ts';

/** SQL as SQLite words it. */
export const sqliteSql: EngineSql = {
  jsonArrayFrom,
  rowsOf: (texts) => sql`json_each(${JSON.stringify(texts)})`,
  fillTable: withoutIndexes,
  // By itself it gives the highest id out again once that row was deleted.
  unusedId: (table, entity) =>
    sql`(select coalesce(max(id), 0) + 1 from (
      select max(id) as id from ${sql.table(table)}
      union all
      select max(cast(entity_id as integer)) from history where entity = ${entity}
    ))`,
  // Other processes see every commit by the file: see changeCounter.ts.
  announceContentVersion: async () => {},
};
