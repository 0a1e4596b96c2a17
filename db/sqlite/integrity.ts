import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { knownMigrations } from './migrations.ts';

/** What an examination of a database file finds; it changes nothing. */
export type Examination = {
  /** What is broken in it, or null. */
  damage: string | null;
  /** The migrations it has yet to go through. */
  pendingMigrations: string[];
  /** One it has been through that this version doesn't know, or null. */
  newerMigration: string | null;
  /** The newest time that is stored in it, or null when there is none. */
  newestTime: Date | null;
};

/**
 * Examines the database at `path`, also while a server uses it, and leaves no file behind.
 * Throws one line when it can't be read or is no database of this product.
 */
export function examineDatabase(path: string): Examination {
  // Without a WAL nobody has it open. SQLite would still make one, even to read, and leave it there
  // to whoever runs this; as a file that can't change it needs none.
  const address = pathToFileURL(path);
  if (!existsSync(`${path}-wal`)) address.searchParams.set('immutable', '1');
  const sqlite = new DatabaseSync(address, { readOnly: true });
  try {
    const columns = listColumns(sqlite);
    if (!columns.some(({ table }) => table === 'kysely_migration')) {
      throw new Error(`${path} is not a Landfall database`);
    }
    const migrations = sqlite.prepare('select name from kysely_migration').all();
    const executed = migrations.map(({ name }) => String(name));
    return {
      damage: findDamage(sqlite),
      pendingMigrations: knownMigrations.filter((name) => !executed.includes(name)),
      newerMigration: executed.find((name) => !knownMigrations.includes(name)) ?? null,
      newestTime: findNewestTime(sqlite, columns),
    };
  } finally {
    sqlite.close();
  }
}

type Column = { table: string; column: string };

function listColumns(sqlite: DatabaseSync): Column[] {
  return sqlite
    .prepare(
      `select tables.name as "table", columns.name as "column"
       from sqlite_schema as tables join pragma_table_info(tables.name) as columns
       where tables.type = 'table'`,
    )
    .all() as Column[];
}

function findDamage(sqlite: DatabaseSync): string | null {
  const check = sqlite.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (check.quick_check !== 'ok') return check.quick_check.replaceAll(/\s+/g, ' ');
  const broken = sqlite.prepare('pragma foreign_key_check').all().length;
  return broken > 0 ? `rows that refer to nothing: ${broken}` : null;
}

/** When something was last created or changed; not when something is to end. */
function findNewestTime(sqlite: DatabaseSync, columns: Column[]): Date | null {
  const newest = columns
    .filter(({ column }) => /_at$/.test(column) && column !== 'expires_at')
    .map(({ table, column }) => {
      const row = sqlite.prepare(`select max("${column}") as newest from "${table}"`).get();
      return Date.parse(String(row?.newest));
    })
    .filter((time) => !Number.isNaN(time));
  return newest.length > 0 ? new Date(Math.max(...newest)) : null;
}
