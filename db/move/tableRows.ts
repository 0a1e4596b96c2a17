import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { MovedTable } from './tables.ts';

/** Rows per page: about 0.5 MB for the widest table. */
const PAGE_ROWS = 500;

/** Column types of files, of up to 10 MB each: such tables are read row by row. */
const BYTES = ['blob', 'bytea'];

export type Row = Record<string, unknown>;

/** A table with its column names, in the same order on both engines. */
export type TableShape = MovedTable & { columns: readonly string[]; pageRows: number };

/** The columns of `tables` in the database. Throws when a table is missing. */
export async function shapesOf(db: Db, tables: readonly MovedTable[]): Promise<TableShape[]> {
  const found = await db.introspection.getTables();
  return tables.map((table) => {
    const columns = found.find(({ name }) => name === table.name)?.columns;
    if (!columns) throw new Error(`The database has no table ${table.name}`);
    const holdsFiles = columns.some(({ dataType }) => BYTES.includes(dataType.toLowerCase()));
    return {
      ...table,
      columns: columns.map(({ name }) => name).sort(),
      pageRows: holdsFiles ? 1 : PAGE_ROWS,
    };
  });
}

export async function countRows(db: Db, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table.name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** All rows of a table in primary key order, in pages. */
export async function* pagesOf(db: Db, table: TableShape): AsyncGenerator<Row[]> {
  const { name, key, columns, pageRows } = table;
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const selected = sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(name)}`;
  const inOrder = sql`order by ${keyColumns} limit ${sql.lit(pageRows)}`;
  let last: Row | undefined;
  for (;;) {
    const after = last && key.map((column) => last?.[column]);
    const where = after ? sql<SqlBool>`where (${keyColumns}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Row>`${selected} ${where} ${inOrder}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageRows) return;
    last = rows.at(-1);
  }
}

export type TableSum = { rows: number; checksum: string };

/** A running checksum of rows in order: their number and the SHA-256 of all values. */
export function sumOf({ columns }: TableShape) {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: Row[]) {
      for (const row of rows) {
        hash.update(`${JSON.stringify(columns.map((column) => encoded(row[column])))}\n`);
      }
      count += rows.length;
    },
    end: (): TableSum => ({ rows: count, checksum: hash.digest('hex') }),
  };
}

/** A value as JSON, which distinguishes text, numbers and null; bytes by their checksum. */
function encoded(value: unknown): unknown {
  if (!Buffer.isBuffer(value)) return value;
  return { sha256: createHash('sha256').update(value).digest('hex') };
}
