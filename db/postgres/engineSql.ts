import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { packVersions } from '../contentState.ts';
import type { EngineSql } from '../engine.ts';

/** The NOTIFY channel for new content versions. */
export const CONTENT_CHANNEL = 'landfall_content';

/** SQL in PostgreSQL's dialect. */
export const postgresSql: EngineSql = {
  jsonArrayFrom,
  rowsOf: (texts) =>
    sql`json_array_elements_text(${JSON.stringify(texts)}::json) as listed (value)`,
  // Dropping the indexes would lock the table for readers.
  fillTable: (_trx, _table, work) => work(),
  unusedId: () => undefined,
  firstUnusedId: () => undefined,
  async announceContentVersion(trx, versions) {
    await sql`select pg_notify(${CONTENT_CHANNEL}, ${packVersions(versions)})`.execute(trx);
  },
};
