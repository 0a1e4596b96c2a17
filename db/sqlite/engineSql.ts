import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { EngineSql } from '../engine.ts';
import { withoutIndexes } from './bulkInsert.ts';

/** SQL as SQLite words it. */
export const sqliteSql: EngineSql = {
  jsonArrayFrom,
  rowsOf: (texts) => sql`json_each(${JSON.stringify(texts)})`,
  fillTable: withoutIndexes,
  // Other processes see every commit by the file: see changeCounter.ts.
  announceContentVersion: async () => {},
};
