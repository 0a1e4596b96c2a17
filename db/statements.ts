import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More than the product's queries have shapes; what comes beyond (long lists of ids) takes turns. */
const STATEMENTS_KEPT = 500;

/**
 * The same database, which keeps its prepared statements. Kysely has every statement prepared anew
 * at each execution, which takes longer than a look-up by key does.
 */
export function keepStatements(sqlite: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_KEPT });
  return {
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      const statement = sqlite.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
