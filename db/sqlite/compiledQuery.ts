import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from '../client.ts';

/**
 * A query of one shape, which Kysely builds and compiles at its first execution alone: for a look-up
 * by key that takes longer than SQLite does. `build` gives it with any values in the place of its
 * parameters; the function it makes takes the real ones, in the order in which they stand in the SQL.
 */
export function compiledOnce<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, parameters: unknown[]) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, parameters) => {
    compiled ??= build(db).compile();
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
