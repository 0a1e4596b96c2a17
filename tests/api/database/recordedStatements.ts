import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export type Statement = {
  sql: string;
  /** As they were sent with it; SQLite's plans don't depend on them, and there are none. */
  parameters: unknown[];
};

/** What reaches a database of either engine from now on, each statement once. */
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
