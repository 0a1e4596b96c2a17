import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Db } from '../../db/client.ts';

type Row = Record<string, unknown>;

/** Every row of every table, by table and primary key. */
export type DatabaseState = Map<string, Map<string, Row>>;

export type Change = {
  table: string;
  key: string;
  kind: 'added' | 'removed' | 'changed';
  /** The columns that differ, where the row stayed. */
  columns: string[];
  row: Row;
};

/** All that is stored, whatever tables there are. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const tables = await sql<{ name: string; keys: string }>`
    select m.name as name, group_concat(p.name) as keys
    from sqlite_schema m join pragma_table_info(m.name) p on p.pk > 0
    where m.type = 'table' and m.name not like 'sqlite_%'
    group by m.name order by m.name`.execute(db);
  const state: DatabaseState = new Map();
  for (const { name, keys } of tables.rows) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    const keyOf = (row: Row) =>
      keys
        .split(',')
        .map((key) => String(row[key]))
        .join(' ');
    state.set(name, new Map(rows.map((row) => [keyOf(row), row])));
  }
  return state;
}

/**
 * Reads all that is stored in the database at `path` when something was written since the last time,
 * else gives what it read then: most of what is sent changes nothing.
 */
export function watchedState(db: Db, path: string): () => Promise<DatabaseState> {
  const watch = new Sqlite(path, { readonly: true });
  onTestFinished(() => void watch.close());
  // Another number after each commit of any other connection.
  const commits = () => watch.pragma('data_version', { simple: true });
  let latest: { commits: unknown; state: DatabaseState } | undefined;
  return async () => {
    const now = commits();
    if (!latest || latest.commits !== now)
      latest = { commits: now, state: await databaseState(db) };
    return latest.state;
  };
}

/** What differs, row by row. */
export function changesBetween(before: DatabaseState, after: DatabaseState): Change[] {
  if (before === after) return [];
  const changes: Change[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(table) ?? new Map(), after.get(table) ?? new Map()];
    for (const [key, row] of old) {
      if (!now.has(key)) changes.push({ table, key, kind: 'removed', columns: [], row });
    }
    for (const [key, row] of now) {
      const earlier = old.get(key);
      if (!earlier) changes.push({ table, key, kind: 'added', columns: [], row });
      else {
        const columns = Object.keys(row).filter((column) => row[column] !== earlier[column]);
        if (columns.length > 0) changes.push({ table, key, kind: 'changed', columns, row });
      }
    }
  }
  return changes;
}
