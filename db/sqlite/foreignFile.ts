import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { refuseTables, sinceBaseline } from '../baseline.ts';
import { stepsToBaseline } from './migrations.ts';

/**
 * Throws a one-line error when the file at `path` is another program's database, or one from before
 * the baseline. It is only read: opening it for writing would change its header.
 */
export function refuseForeignFile(path: string): void {
  if (!existsSync(path)) return;
  const found = readNames(path);
  if (!found) return;
  sinceBaseline(found.migrations, stepsToBaseline);
  if (found.migrations.length === 0) refuseTables(found.tables);
}

/**
 * The names of its migrations and tables; undefined if it can't be read, which opening it reports.
 */
function readNames(path: string): { migrations: string[]; tables: string[] } | undefined {
  const address = pathToFileURL(path);
  // Otherwise SQLite would create a WAL even to read a file that nobody has open.
  if (!existsSync(`${path}-wal`)) address.searchParams.set('immutable', '1');
  try {
    const sqlite = new DatabaseSync(address, { readOnly: true });
    try {
      const names = (statement: string) =>
        sqlite
          .prepare(statement)
          .all()
          .map(({ name }) => String(name));
      const tables = names("select name from sqlite_schema where type = 'table'");
      const isOurs = tables.includes('kysely_migration');
      return { tables, migrations: isOurs ? names('select name from kysely_migration') : [] };
    } finally {
      sqlite.close();
    }
  } catch {
    return undefined;
  }
}
