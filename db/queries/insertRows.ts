import type { Insertable } from 'kysely';
import { compiledOnce } from '../compiledQuery.ts';
import type { Db } from '../db.ts';
import type { Schema } from '../schema.ts';

/** Rows per statement: with 20 columns, far below SQLite's limit of 32,766 parameters. */
const AT_ONCE = 100;

/**
 * Returns a function that inserts any number of rows of these columns, 100 per statement, which is
 * compiled once: building a statement takes longer than SQLite executing it. On a conflict of `id`
 * the columns `replacing` are updated; without them it is an error.
 */
export function insertRows<
  Table extends keyof Schema,
  Column extends keyof Insertable<Schema[Table]> & string,
>(
  table: Table,
  columns: readonly Column[],
  { replacing = [] }: { replacing?: readonly Column[] } = {},
): (trx: Db, rows: readonly Pick<Insertable<Schema[Table]>, Column>[]) => Promise<void> {
  type Row = Pick<Insertable<Schema[Table]>, Column>;
  const insert = (db: Db, rows: readonly Row[]) =>
    db
      .insertInto(table)
      .values(rows as unknown as Insertable<Schema[Table]>[])
      .$if(replacing.length > 0, (query) =>
        query.onConflict((conflict) =>
          conflict
            .column('id' as never)
            .doUpdateSet(
              (eb) =>
                Object.fromEntries(
                  replacing.map((column) => [column, eb.ref(`excluded.${column}` as never)]),
                ) as never,
            ),
        ),
      );
  /** A row may have more fields than are inserted. */
  const rowOf = (value: (column: Column) => unknown) =>
    Object.fromEntries(columns.map((column) => [column, value(column)])) as Row;
  const insertMany = compiledOnce((db) =>
    insert(
      db,
      Array.from({ length: AT_ONCE }, () => rowOf(() => null)),
    ),
  );
  return async (trx, rows) => {
    const whole = rows.length - (rows.length % AT_ONCE);
    for (let start = 0; start < whole; start += AT_ONCE) {
      const some = rows.slice(start, start + AT_ONCE);
      await insertMany(
        trx,
        some.flatMap((row) => columns.map((column) => row[column])),
      );
    }
    const rest = rows.slice(whole).map((row) => rowOf((column) => row[column]));
    if (rest.length > 0) await insert(trx, rest).execute();
  };
}
