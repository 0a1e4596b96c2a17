import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Room for the output of pg_dump, in bytes. */
const DUMP_MAX = 64 * 1024 ** 2;

/** The SQL that creates a copy of a SQLite database: its tables with their rows, then its indexes. */
export function dumpOfSqlite(path: string): string {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    const schema = sqlite
      .prepare<[], { type: string; name: string; sql: string }>(
        `select type, name, sql from sqlite_schema where sql is not null
         order by type <> 'table', type, name`,
      )
      .all();
    const statements = schema.flatMap(({ type, name, sql }) => [
      `${sql};`,
      ...(type === 'table' ? insertsOf(sqlite, name) : []),
    ]);
    const all = ['PRAGMA foreign_keys=OFF;', 'BEGIN TRANSACTION;', ...statements, 'COMMIT;', ''];
    return all.join('\n');
  } finally {
    sqlite.close();
  }
}

function insertsOf(sqlite: Sqlite.Database, table: string): string[] {
  const columns = sqlite
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table);
  const values = columns.map((column) => `quote("${column}")`).join(` || ',' || `);
  return sqlite
    .prepare<[], string>(`select ${values} from "${table}"`)
    .pluck()
    .all()
    .map((row) => `INSERT INTO "${table}" VALUES(${row});`);
}

/**
 * The same of a PostgreSQL database, by the programs in `bin`: without what only psql reads, and
 * settings that older servers lack.
 */
export function dumpOfPostgres(bin: string, address: string): string {
  const dump = execFileSync(
    join(bin, 'pg_dump'),
    ['--column-inserts', '--no-owner', '--no-privileges', address],
    { encoding: 'utf8', maxBuffer: DUMP_MAX },
  );
  return dump
    .replaceAll(/^\\(un)?restrict \w+\n/gm, '')
    .replaceAll(/^SET transaction_timeout = 0;\n/gm, '')
    .replaceAll(/^-- Dumped .*\n/gm, '');
}
