import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More than the product's distinct queries; beyond it the least recently used is evicted. */
const MAX_STATEMENTS = 500;

/**
 * Wraps the database with a cache of prepared statements. Kysely prepares a statement at each
 * execution, which takes longer than a look-up by key (docs/decisions/0003-statement-cache.md).
 * `beforeWrite` is called before each execution of a statement that may write, including `begin
 * immediate`.
 */
export function cacheStatements(
  sqlite: Sqlite.Database,
  { beforeWrite }: { beforeWrite: () => void },
): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({ max: MAX_STATEMENTS });
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = sqlite.prepare<unknown[]>(sql);
        statements.set(sql, statement);
      }
      if (!statement.readonly) beforeWrite();
      return statement;
    },
    close: () => sqlite.close(),
  };
}
