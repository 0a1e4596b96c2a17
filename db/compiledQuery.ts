import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './client.ts';
import { type EngineSql, sqlOf } from './engine.ts';

/**
 * A query of one shape, which Kysely builds and compiles at its first execution alone, for each
 * engine: for a look-up by key that takes longer than the database does. `build` gives it with any
 * values in the place of its parameters; the function it makes takes the real ones, in the order in
 * which they stand in the SQL.
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
