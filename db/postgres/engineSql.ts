import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EngineSql } from '../engine.ts';

/** Where processes tell each other that the content version moved. */
export const CONTENT_CHANNEL = 'landfall_content';

/** SQL as PostgreSQL words it. */
export const postgresSql: EngineSql = {
  jsonArrayFrom,
  rowsOf: (texts) =>
    sql`json_array_elements_text(${JSON.stringify(texts)}::json) as listed (value)`,
  // Leaving the indexes out would lock the table for its readers.
  fillTable: (_trx, _table, work) => work(),
  unusedId: () => undefined,
  firstUnusedId: () => undefined,
  async announceContentVersion(trx) {
    await sql`select pg_notify(${CONTENT_CHANNEL}, version::text) from content_version`.execute(
      trx,
    );
  },
};
