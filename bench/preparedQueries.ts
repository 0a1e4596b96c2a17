import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import type { Db } from '../db/client.ts';
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
import type { Schema, VisaType } from '../db/schema.ts';

type ListInput = DestinationFilter & { page: number; pageSize: number };
type VisitorInput = { destinationId: string; passport: string };

/** The product's own statements, prepared once and run by nothing but better-sqlite3. */
export type PreparedQueries = {
  list: (input: ListInput) => unknown;
  byId: (input: { id: string }) => unknown;
  forVisitor: (input: VisitorInput) => unknown;
};

/**
 * Takes the statements down while the product's query functions run once on the database at `file`,
 * so that both sides of the comparison ask the same. The list takes the filters of `listed` only.
 */
export async function prepareQueries(file: string, listed: ListInput): Promise<PreparedQueries> {
  const { db, statementOf } = recordedDatabase(file);
  const page = { limit: listed.pageSize, offset: listed.page * listed.pageSize };
  const list = await statementOf(listDestinationsBestRatedFirst(db, listed, page));
  const count = await statementOf(countDestinations(db, listed));
  const byId = await statementOf(findDestination(db, ''));
  const forVisitor = await statementOf(listVisaRequirementsForPassport(db, [''], ''));

  return {
    list: ({ page, pageSize }) => {
      const filters = list.values.slice(0, -2);
      const rows = list.statement.all(...filters, pageSize, page * pageSize);
      const { count: total } = count.statement.get(...count.values) as { count: number };
      return { items: (rows as Parameters<typeof toSummary>[0][]).map(toSummary), total };
    },
    byId: ({ id }) => toDestination(byId.statement.get(id) as Parameters<typeof toDestination>[0]),
    forVisitor: ({ destinationId, passport }) => {
      const rows = forVisitor.statement.all(destinationId, passport);
      return (rows as Parameters<typeof toVisaRequirement>[0][]).map(toVisaRequirement);
    },
  };
}

export type RuleInput = { passport: string; destination: string; purpose: VisaType };

/** The product's own statement for the rules of a pair, and nothing of what is made of them. */
export async function prepareRules(file: string): Promise<(input: RuleInput) => unknown> {
  const { db, statementOf } = recordedDatabase(file);
  const pair = { passport: '', destination: '', purpose: 'tourist' } as const;
  const { statement } = await statementOf(listBareRules(db, pair));
  return ({ passport, destination, purpose }) => statement.all(passport, destination, purpose);
}

/** A database whose last statement can be had, prepared. */
function recordedDatabase(file: string) {
  const sqlite = new Sqlite(file, { readonly: true });
  let last: CompiledQuery | undefined;
  const db: Db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: sqlite }),
    log: (event) => {
      last = event.query;
    },
  });
  const statementOf = async (ask: Promise<unknown>) => {
    await ask;
    if (!last) throw new Error('Nothing was asked');
    return { statement: sqlite.prepare(last.sql), values: [...last.parameters] };
  };
  return { db, statementOf };
}
