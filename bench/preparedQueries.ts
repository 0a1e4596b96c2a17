import Sqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { isPostgres, openDatabase } from '../db/client.ts';
import type { Db } from '../db/db.ts';
import { clientConfig } from '../db/postgres/connections/clientConfig.ts';
import type { DestinationFilter } from '../db/queries/destinations/destinationFilter.ts';
import { toDestination, toSummary } from '../db/queries/destinations/destinationRow.ts';
import {
  countDestinations,
  findDestination,
  listDestinationsBestRatedFirst,
} from '../db/queries/destinations/destinations.ts';
import { listBareRules } from '../db/queries/rules/storedRules.ts';
import {
  listVisaRequirementsForPassport,
  toVisaRequirement,
} from '../db/queries/visaRequirements.ts';
import type { VisaType } from '../db/schema.ts';
import { renderMarkdown } from '../server/lib/markdown.ts';

type ListInput = DestinationFilter & { page: number; pageSize: number };
type VisitorInput = { destinationId: string; passport: string };

/** The product's own statements, prepared once and run directly by better-sqlite3 or pg. */
export type PreparedQueries = {
  list: (input: ListInput) => unknown;
  byId: (input: { id: string }) => unknown;
  forVisitor: (input: VisitorInput) => unknown;
};

/** Returns a prepared statement's rows: better-sqlite3 does so synchronously. */
type Run = (values: unknown[]) => unknown[] | Promise<unknown[]>;

/**
 * Records the statements of one run of the product's query functions on the database at `address`,
 * so that both sides of the comparison use the same. The list supports only the filters of
 * `listed`.
 */
export async function prepareQueries(address: string, listed: ListInput): Promise<PreparedQueries> {
  const page = { limit: listed.pageSize, offset: listed.page * listed.pageSize };
  const [list, count, byId, forVisitor] = await statementsOf(address, [
    (db) => listDestinationsBestRatedFirst(db, listed, page),
    (db) => countDestinations(db, listed),
    (db) => findDestination(db, ''),
    (db) => listVisaRequirementsForPassport(db, [''], ''),
  ]);
  const prepare = preparer(address);
  const run = { list: prepare(list), count: prepare(count), byId: prepare(byId) };
  const runForVisitor = prepare(forVisitor);
  const filters = list?.parameters.slice(0, -2) ?? [];

  return {
    async list({ page, pageSize }) {
      const [rows, counted] = await Promise.all([
        run.list([...filters, pageSize, page * pageSize]),
        run.count([...(count?.parameters ?? [])]),
      ]);
      const [{ count: total }] = counted as [{ count: number }];
      return { items: (rows as Parameters<typeof toSummary>[0][]).map(toSummary), total };
    },
    async byId({ id }) {
      const [row] = await run.byId([id]);
      const destination = toDestination(row as Parameters<typeof toDestination>[0]);
      return { ...destination, descriptionHtml: renderMarkdown(destination.description, 3) };
    },
    async forVisitor({ destinationId, passport }) {
      const rows = await runForVisitor([destinationId, passport]);
      return (rows as Parameters<typeof toVisaRequirement>[0][]).map(toVisaRequirement);
    },
  };
}

export type RuleInput = { passport: string; destination: string; purpose: VisaType };

/** The product's own statement for a pair's rules, without processing its rows. */
export async function prepareRules(address: string): Promise<(input: RuleInput) => unknown> {
  const pair = { passport: '', destination: '', purpose: 'tourist' } as const;
  const [statement] = await statementsOf(address, [(db) => listBareRules(db, pair)]);
  const run = preparer(address)(statement);
  return ({ passport, destination, purpose }) => run([passport, destination, purpose]);
}

/** The last statement executed by each of these functions. */
async function statementsOf(
  address: string,
  asks: ((db: Db) => Promise<unknown>)[],
): Promise<(CompiledQuery | undefined)[]> {
  let last: CompiledQuery | undefined;
  const db = openDatabase(address, {
    onStatement: (_seconds, statement) => {
      last = statement;
    },
  });
  try {
    const statements = [];
    for (const ask of asks) {
      await ask(db);
      statements.push(last);
    }
    return statements;
  } finally {
    await db.destroy();
  }
}

/** Prepares statements on its own connections to the database at `address`. */
function preparer(address: string): (statement: CompiledQuery | undefined) => Run {
  if (isPostgres(address)) {
    // As many connections as the product has by default.
    const pool = new pg.Pool({ ...clientConfig(address), max: 10 });
    let prepared = 0;
    return (statement) => {
      prepared += 1;
      const name = `reference${prepared}`;
      const text = statement?.sql ?? '';
      return async (values) => (await pool.query({ name, text, values })).rows;
    };
  }
  const sqlite = new Sqlite(address, { readonly: true });
  return (statement) => {
    const prepared = sqlite.prepare(statement?.sql ?? '');
    return (values) => prepared.all(...values);
  };
}
