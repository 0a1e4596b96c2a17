import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../db/client.ts';

type Row = Record<string, unknown>;

/** All rows of all tables, by table and primary key. */
export type DatabaseState = Map<string, Map<string, Row>>;

export type Change = {
  table: string;
  key: string;
  kind: 'added' | 'removed' | 'changed';
  /** The changed columns of an existing row. */
  columns: string[];
  row: Row;
};

/** All tables, with the columns of their primary keys. */
const tablesOf = {
  sqlite: sql<{ name: string; keys: string }>`
    select m.name as name, group_concat(p.name) as keys
    from sqlite_schema m join pragma_table_info(m.name) p on p.pk > 0
    where m.type = 'table' and m.name not like 'sqlite_%'
    group by m.name order by m.name`,
  postgres: sql<{ name: string; keys: string }>`
    select relname as name, string_agg(attname, ',' order by attnum) as keys
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = 'public'::regnamespace
    group by relname order by relname`,
};

/** A value that changes with each commit of any other connection that wrote. */
const commitsOf = {
  sqlite: sql<{ commits: unknown }>`select data_version as commits from pragma_data_version`,
  postgres: sql<{
    commits: unknown;
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as commits`,
};

/** All stored data of all tables. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const tables = await tablesOf[inject('engine')].execute(db);
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
 * Reads all stored data over a read-only handle if anything was written since the last call, else
 * returns the previous result: most requests change nothing.
 */
export function watchedState(reader: Db): () => Promise<DatabaseState> {
  let latest: { commits: unknown; state: DatabaseState } | undefined;
  return async () => {
    const { rows } = await commitsOf[inject('engine')].execute(reader);
    const commits = rows[0]?.commits;
    if (!latest || latest.commits !== commits)
      latest = { commits, state: await databaseState(reader) };
    return latest.state;
  };
}

/** The differences, row by row. */
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
