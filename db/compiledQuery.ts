import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { type EngineSql, sqlOf } from './engine.ts';

/**
 * A query that Kysely builds and compiles once per engine; for a look-up by key, compiling takes
 * longer than executing. `build` is called with placeholder values; the returned function takes the
 * real parameters, in the order in which they occur in the SQL.
 */
export function compiledOnce<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, parameters: unknown[]) => Promise<Row[]> {
  const compiled = new Map<EngineSql, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const engine = sqlOf(db);
    const query = compiled.get(engine) ?? build(db).compile();
    compiled.set(engine, query);
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
