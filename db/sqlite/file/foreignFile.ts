import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { refuseTables, sinceBaseline } from '../../baseline.ts';
import { stepsToBaseline } from '../migrations.ts';

/**
 * Throws a one-line error when the file at `path`, which has a write-ahead log beside it, is another
 * program's. Its log would be written back to it when a connection that may write is closed; a
 * read-only one leaves both as they are. Without a log, `refuseForeign` asks the connection itself.
 */
export function refuseForeignLog(path: string): void {
  if (!existsSync(path) || !existsSync(`${path}-wal`)) return;
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    refuseForeign(sqlite);
  } finally {
    sqlite.close();
  }
}

/**
 * Throws a one-line error when an open database is another program's, or one from before the
 * baseline. It is only read.
 */
export function refuseForeign(sqlite: Sqlite.Database): void {
  const names = (statement: string) => sqlite.prepare<[], string>(statement).pluck().all();
  const tables = names("select name from sqlite_schema where type = 'table'");
  const isOurs = tables.includes('kysely_migration');
  const executed = isOurs ? names('select name from kysely_migration') : [];
  sinceBaseline(executed, stepsToBaseline);
  if (executed.length === 0) refuseTables(tables);
}
