import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export type Statement = {
  sql: string;
  /** The parameters sent with it; empty on SQLite, whose plans don't depend on them. */
  parameters: unknown[];
};

/** Records the distinct statements that reach a database of either engine from now on. */
export function recordStatements(): { all: () => Statement[]; forget: () => void } {
  const asked = new Map<string, Statement>();
  const note = (sql: string, parameters: unknown[]) => {
    asked.set(JSON.stringify([sql, parameters]), { sql, parameters });
  };
  const { prepare } = Sqlite.prototype;
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    Sqlite.prototype.prepare = prepare;
    pg.Client.prototype.query = query;
  });
  Sqlite.prototype.prepare = function recorded(this: Sqlite.Database, source: string) {
    note(source, []);
    return prepare.call(this, source);
  } as typeof prepare;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [config] = given as [string | pg.QueryConfig];
    if (typeof config !== 'string') note(config.text, config.values ?? []);
    return query.apply(this, given as Parameters<typeof query>);
  } as typeof query;
  return { all: () => [...asked.values()], forget: () => asked.clear() };
}
