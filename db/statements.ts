import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More than the product's queries have shapes; what comes beyond (long lists of ids) takes turns. */
const STATEMENTS_KEPT = 500;

let begun = 0;

/** How many statements but queries this process has begun to execute, on whichever connection. */
export function statementsBegun(): number {
  return begun;
}

/**
 * The same database, which keeps its prepared statements. Kysely has every statement prepared anew
 * at each execution, which takes longer than a look-up by key does.
 */
export function keepStatements(sqlite: Database): SqliteDatabase {
  const statements = new LRUCache<string, Statement>({ max: STATEMENTS_KEPT });
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? sqlite.prepare(sql);
      statements.set(sql, statement);
      // SQLite calls a commit read-only, too, but it gives no rows.
      if (!statement.readonly || !statement.reader) begun += 1;
      return statement;
    },
    close: () => sqlite.close(),
  };
}
