import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More than the product's queries have shapes; what comes beyond (long lists of ids) takes turns. */
const MAX_STATEMENTS = 500;

/**
 * The same database, which keeps its prepared statements. Kysely has every statement prepared anew
 * at each execution, which takes longer than a look-up by key does. `beforeWrite` is called before
 * each execution of one that may write, `begin immediate` among them.
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
