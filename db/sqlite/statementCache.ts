import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DatabaseFile } from './file/databaseFile.ts';

/** More than the product's distinct queries; beyond it the least recently used is evicted. */
const MAX_STATEMENTS = 500;

/**
 * The open database with a cache of prepared statements. Kysely prepares a statement at each
 * execution, which takes longer than a look-up by key (docs/decisions/0003-statement-cache.md).
 * Before each execution of a statement that may write, including `begin immediate`, the file must be
 * writable.
 */
export function cacheStatements(file: DatabaseFile): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({ max: MAX_STATEMENTS });
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = file.sqlite.prepare<unknown[]>(sql);
        statements.set(sql, statement);
      }
      if (!statement.readonly) file.requireWritable();
      return statement;
    },
    close: () => file.close(),
  };
}
