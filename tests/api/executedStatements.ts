import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Notes every statement that is executed from now on, in order, on either engine. Call it before the
 * database is opened: statements are prepared once. The function runs `work` and gives what it executed.
 */
export function noteExecuted(): (work: () => Promise<unknown>) => Promise<string[]> {
  let executed: string[] = [];
  const { prepare } = Sqlite.prototype;
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    Sqlite.prototype.prepare = prepare;
    pg.Client.prototype.query = query;
  });
  Sqlite.prototype.prepare = function noted(this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    for (const way of ['run', 'all', 'get', 'iterate'] as const) {
      const execute = statement[way] as (...values: unknown[]) => unknown;
      Object.assign(statement, {
        [way]: (...values: unknown[]) => {
          executed.push(source);
          return execute.apply(statement, values);
        },
      });
    }
    return statement;
  } as typeof prepare;
  pg.Client.prototype.query = function noted(this: pg.Client, ...given: unknown[]) {
    const [config] = given as [string | pg.QueryConfig];
    executed.push(typeof config === 'string' ? config : config.text);
    return query.apply(this, given as Parameters<typeof query>);
  } as typeof query;
  return async (work) => {
    executed = [];
    await work();
    return executed;
  };
}

/** Notes of who was here last, which come with requests and change no account. */
const noteOfPresence = /^update "users" set "last_seen_at" = \S+ where/;

/** The tables that each transaction wrote and committed; a statement outside is one of its own. */
export function committedWrites(executed: readonly string[]): Set<string>[] {
  const transactions: Set<string>[] = [];
  let open: Set<string> | null = null;
  for (const statement of executed) {
    if (/^(begin|start transaction)\b/i.test(statement)) open = new Set();
    else if (/^rollback\b(?! to)/i.test(statement)) open = null;
    else if (/^commit\b/i.test(statement)) {
      if (open && open.size > 0) transactions.push(open);
      open = null;
    } else {
      if (noteOfPresence.test(statement)) continue;
      const table = /^\s*(?:insert into|update|delete from) "?(\w+)/i.exec(statement)?.[1];
      if (table && open) open.add(table);
      else if (table) transactions.push(new Set([table]));
    }
  }
  return transactions;
}
