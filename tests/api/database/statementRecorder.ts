import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';

/** Records the statements that SQLite executes from now on, in their order. */
export function executedStatements(): string[] {
  const executed: string[] = [];
  const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'));
  const { all, get, iterate } = statement;
  for (const [name, original] of Object.entries({ all, get, iterate })) {
    statement[name] = function execute(this: Sqlite.Statement, ...parameters: unknown[]) {
      executed.push(this.source);
      return (original as typeof all).apply(this, parameters);
    };
  }
  onTestFinished(() => {
    Object.assign(statement, { all, get, iterate });
  });
  return executed;
}
