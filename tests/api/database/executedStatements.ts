import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A statement, with the number of rows it found or changed. */
export type Executed = { sql: string; rows: number };

/**
 * Records all statements from now on, in order, on both engines. Must be called before the database
 * is opened: statements are prepared once. The returned function runs `work` and returns the
 * statements executed.
 */
export function noteExecuted(): (work: () => Promise<unknown>) => Promise<Executed[]> {
  let executed: Executed[] = [];
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
          const result = execute.apply(statement, values);
          executed.push({ sql: source, rows: rowsOf(result) });
          return result;
        },
      });
    }
    return statement;
  } as typeof prepare;
  pg.Client.prototype.query = function noted(this: pg.Client, ...given: unknown[]) {
    const [config] = given as [string | pg.QueryConfig];
    const noted = { sql: typeof config === 'string' ? config : config.text, rows: 0 };
    executed.push(noted);
    const result: unknown = query.apply(this, given as Parameters<typeof query>);
    if (result instanceof Promise) {
      return result.then((answer: pg.QueryResult) => {
        noted.rows = answer.rowCount ?? 0;
        return answer;
      });
    }
    return result;
  } as typeof query;
  return async (work) => {
    executed = [];
    await work();
    return executed;
  };
}

/** The number of rows in better-sqlite3's result. */
function rowsOf(result: unknown): number {
  if (Array.isArray(result)) return result.length;
  if (typeof result !== 'object' || result === null) return 0;
  return 'changes' in result ? Number(result.changes) : 1;
}

/** Updates of the last activity, which come with requests and change no account. */
const noteOfPresence = /^update "users" set "last_seen_at" = \S+ where/;

/**
 * The tables written by each committed transaction; a statement outside of one counts as its own.
 */
export function committedWrites(executed: readonly Executed[]): Set<string>[] {
  const transactions: Set<string>[] = [];
  let open: Set<string> | null = null;
  for (const { sql: statement, rows } of executed) {
    if (/^(begin|start transaction)\b/i.test(statement)) open = new Set();
    else if (/^rollback\b(?! to)/i.test(statement)) open = null;
    else if (/^commit\b/i.test(statement)) {
      if (open && open.size > 0) transactions.push(open);
      open = null;
    } else {
      if (rows === 0 || noteOfPresence.test(statement)) continue;
      const table = /^\s*(?:insert into|update|delete from) "?(\w+)/i.exec(statement)?.[1];
      if (table && open) open.add(table);
      else if (table) transactions.push(new Set([table]));
    }
  }
  return transactions;
}
