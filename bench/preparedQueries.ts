import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import type { Db } from '../db/client.ts';
import type { DestinationFilter } from '../db/queries/destinationFilter.ts';
import { toDestination, toSummary } from '../db/queries/destinationRow.ts';
import {
  countDestinations,
  findDestination,
  listDestinationsBestRatedFirst,
} from '../db/queries/destinations.ts';
import {
  listVisaRequirementsForPassport,
  toVisaRequirement,
} from '../db/queries/visaRequirements.ts';
import type { Schema } from '../db/schema.ts';

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
