import { callTRPCProcedure } from '@trpc/server';
import { openDatabase } from '#db/client.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import type { ContentContext } from '#server/trpc/context.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

/** What the product did for a call: its statements, in the order of their ends, and its answer. */
type ProductCall = { statements: Statement[]; answer: unknown };

/** Calls of the product by procedure, and the address of the database they were made on. */
export type ProductCalls = { database: string; calls: Record<string, ProductCall> };

/** The SQL for the rules of a passport, a destination and a purpose, and the database's address. */
export type RuleStatement = { database: string; sql: string };

/**
 * Calls the procedures of a batch request in this process and records their statements and answers,
 * so that a reference does what the product does today. `path` is the request's.
 */
export async function recordCalls(database: string, path: string): Promise<ProductCalls> {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const inputs = JSON.parse(searchParams.get('input') ?? '{}') as Record<string, unknown>;
  const calls: ProductCalls['calls'] = {};
  for (const [index, procedure] of pathname.replace('/trpc/', '').split(',').entries()) {
    calls[procedure] = await recordStatements(database, (db) => {
      const ctx: ContentContext = {
        db,
        mail: { isConfigured: async () => false },
        requestId: 'reference',
        dependencies: new Set(),
      };
      return callTRPCProcedure({
        router: appRouter,
        type: 'query',
        path: procedure,
        ctx,
        getRawInput: async () => inputs[index],
        signal: undefined,
        batchIndex: index,
      });
    });
  }
  return { database, calls };
}

/**
 * Records the statement with which the product reads the rules of a pair. Throws unless it is
 * exactly one with the pair and the purpose as parameters.
 */
export async function recordRules(
  database: string,
  { passport, destination }: { passport: string; destination: string },
): Promise<RuleStatement> {
  const purpose = 'tourist';
  const { statements } = await recordStatements(database, (db) =>
    findAnswer(db, { passport, destination, purpose }),
  );
  const found = statements.filter(
    ({ sql, parameters }) =>
      sql.includes('"entry_rules"') && `${parameters}` === `${[passport, destination, purpose]}`,
  );
  const [statement] = found;
  if (statement && found.length === 1) return { database, sql: statement.sql };
  throw new Error(`The product reads the rules of a pair with ${found.length} statements, not one`);
}

async function recordStatements(
  database: string,
  ask: (db: ContentContext['db']) => Promise<unknown>,
): Promise<ProductCall> {
  const statements: Statement[] = [];
  const db = openDatabase(database, {
    onStatement: (_seconds, { sql, parameters }) => statements.push({ sql, parameters }),
  });
  try {
    const answer = await ask(db);
    return { statements, answer };
  } finally {
    await db.destroy();
  }
}
