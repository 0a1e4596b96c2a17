import type { inferRouterOutputs } from '@trpc/server';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { VisaType } from '#core/vocabulary.ts';
import { isPostgres } from '#db/client.ts';
import { clientConfig } from '#db/postgres/connections/clientConfig.ts';
import { toDestination, toSummary } from '#db/queries/destinations/destinationRow.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import type { ProductCalls, RuleStatement } from './productCalls.ts';

/** Answers a call from the product's own statements, run directly by better-sqlite3 or pg. */
export type BareProcedure = () => Promise<unknown>;

type Outputs = inferRouterOutputs<AppRouter>;

/**
 * Makes an answer of the rows of each statement. Fields that aren't columns are constant: they are
 * taken from the product's answer.
 */
type Shape = (results: unknown[][], answer: unknown) => unknown;

const shapes: Record<string, Shape> = {
  'destination.list': (results, answer) => {
    const { items } = answer as Outputs['destination']['list'];
    const rows = rowsWith('rating', results) as Parameters<typeof toSummary>[0][];
    const [{ count }] = rowsWith('count', results) as [{ count: number }];
    return {
      items: rows.map((row, index) => ({ ...items[index], ...toSummary(row) })),
      total: count,
    };
  },
  'destination.byId': (results, answer) => {
    const [row] = rowsWith('rating', results) as [Parameters<typeof toDestination>[0]];
    const destination = toDestination(row);
    const descriptionHtml = renderMarkdown(destination.description, 3);
    const shown = answer as Outputs['destination']['byId'];
    const weather = { ...shown.weather, ...destination.weather };
    const { currency } = shown;
    return { ...shown, ...destination, currency, weather, descriptionHtml };
  },
};

/** Prepares the statements of each call, all with their recorded parameters. */
export function prepareCalls({ database, calls }: ProductCalls): Record<string, BareProcedure> {
  const prepare = preparer(database);
  const procedures = Object.entries(calls).map(([procedure, { statements, answer }]) => {
    const shape = shapes[procedure];
    if (!shape) throw new Error(`There is no reference for ${procedure}`);
    const runs = statements.map(({ sql, parameters }) => {
      const run = prepare(sql);
      return () => run([...parameters]);
    });
    const bare = async () => shape(await Promise.all(runs.map((run) => run())), answer);
    return [procedure, bare] as const;
  });
  return Object.fromEntries(procedures);
}

/** The rows of the statement that selects the column. */
function rowsWith(column: string, results: unknown[][]): unknown[] {
  const found = results.find(([row]) => typeof row === 'object' && row !== null && column in row);
  if (!found) throw new Error(`No statement of the product has a row with ${column}`);
  return found;
}

export type RuleInput = { passport: string; destination: string; purpose: VisaType };

/** Prepares the product's statement for a pair's rules, without processing its rows. */
export function prepareRules({ database, sql }: RuleStatement): (input: RuleInput) => unknown {
  const run = preparer(database)(sql);
  return ({ passport, destination, purpose }) => run([passport, destination, purpose]);
}

/** Returns a prepared statement's rows: better-sqlite3 does so synchronously. */
type Run = (values: unknown[]) => unknown[] | Promise<unknown[]>;

/** Prepares statements on its own connections to the database at `address`. */
function preparer(address: string): (sql: string) => Run {
  if (isPostgres(address)) {
    // As many connections as the product has by default.
    const pool = new pg.Pool({ ...clientConfig(address), max: 10 });
    let prepared = 0;
    return (text) => {
      prepared += 1;
      const name = `reference${prepared}`;
      return async (values) => (await pool.query({ name, text, values })).rows;
    };
  }
  const sqlite = new Sqlite(address, { readonly: true });
  return (sql) => {
    const prepared = sqlite.prepare(sql);
    return (values) => prepared.all(...values);
  };
}
