import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '#db/db.ts';

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

/** A table with the columns of its primary key. */
type Table = { name: string; keys: string };

const tablesOf = {
  sqlite: sql<Table>`
    select m.name as name, group_concat(p.name) as keys
    from sqlite_schema m join pragma_table_info(m.name) p on p.pk > 0
    where m.type = 'table' and m.name not like 'sqlite_%'
    group by m.name order by m.name`,
  postgres: sql<Table>`
    select relname as name, string_agg(attname, ',' order by attnum) as keys
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = 'public'::regnamespace
    group by relname order by relname`,
};

/** All stored data of all tables. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const state: DatabaseState = new Map();
  for (const table of await tables(db)) state.set(table.name, await rowsOf(db, table));
  return state;
}

/**
 * Reads, over a read-only handle, the tables that were written since the last call: most requests
 * write none.
 */
export function watchedState(reader: Db): () => Promise<DatabaseState> {
  let latest: DatabaseState = new Map();
  let stamps = new Map<string, string>();
  return async () => {
    const all = await tables(reader);
    const now = await stampsOf[inject('engine')](reader, all);
    const written = all.filter(({ name }) => now.get(name) !== stamps.get(name));
    if (written.length > 0) {
      latest = new Map(latest);
      for (const table of written) latest.set(table.name, await rowsOf(reader, table));
      stamps = now;
    }
    return latest;
  };
}

async function tables(db: Db): Promise<Table[]> {
  return (await tablesOf[inject('engine')].execute(db)).rows;
}

async function rowsOf(db: Db, { name, keys }: Table): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
  const columns = keys.split(',');
  return new Map(rows.map((row) => [columns.map((column) => String(row[column])).join(' '), row]));
}

/** For each table, a text that changes when another connection has written to it. */
const stampsOf = {
  // SQLite counts commits to its whole file.
  async sqlite(db: Db, all: Table[]) {
    const { rows } = await sql<{ commits: number }>`
      select data_version as commits from pragma_data_version`.execute(db);
    return new Map(all.map(({ name }) => [name, String(rows[0]?.commits)]));
  },
  // PostgreSQL counts transactions of all its databases, but each row has the number of its own.
  async postgres(db: Db, all: Table[]) {
    const stamps = all.map(
      ({ name }) => sql`
        select ${name}::text as name, concat(count(*), ' ', sum(xmin::text::bigint)) as stamp
        from ${sql.table(name)}`,
    );
    const { rows } = await sql<{ name: string; stamp: string }>`
      ${sql.join(stamps, sql` union all `)}`.execute(db);
    return new Map(rows.map(({ name, stamp }) => [name, stamp]));
  },
};

/** The differences, row by row. */
export function changesBetween(before: DatabaseState, after: DatabaseState): Change[] {
  if (before === after) return [];
  const changes: Change[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(table) ?? new Map(), after.get(table) ?? new Map()];
    if (old === now) continue;
    for (const [key, row] of old) {
      if (!now.has(key)) changes.push({ table, key, kind: 'removed', columns: [], row });
    }
    for (const [key, row] of now) {
      const earlier = old.get(key);
      if (!earlier) changes.push({ table, key, kind: 'added', columns: [], row });
      else {
        const columns = Object.keys(row).filter((column) => !isSame(row[column], earlier[column]));
        if (columns.length > 0) changes.push({ table, key, kind: 'changed', columns, row });
      }
    }
  }
  return changes;
}

function isSame(value: unknown, other: unknown): boolean {
  if (Buffer.isBuffer(value) && Buffer.isBuffer(other)) return value.equals(other);
  return value === other;
}
