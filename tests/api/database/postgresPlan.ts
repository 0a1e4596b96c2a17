import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Db } from '#db/db.ts';
import type { Statement } from './recordedStatements.ts';

/** A node of a plan: https://www.postgresql.org/docs/current/sql-explain.html */
export type PlanNode = {
  'Node Type': string;
  'Plan Rows': number;
  /** For an aggregate: plain, sorted or hashed. */
  Strategy?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};

/**
 * The plans of a statement, each with all its nodes: the one for its parameters and, if it is
 * `named`, the generic one, which PostgreSQL may use from the sixth execution on. `db` is one
 * connection.
 */
export async function plansOf(
  db: Db,
  { sql, parameters }: Statement,
  { named }: { named: boolean },
): Promise<PlanNode[][]> {
  const run = (text: string) =>
    db.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(text, []));
  await run(`prepare explained as ${sql}`);
  const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
  const plans: PlanNode[][] = [];
  for (const mode of named ? ['force_custom_plan', 'force_generic_plan'] : ['force_custom_plan']) {
    await run(`set plan_cache_mode = ${mode}`);
    const { rows } = await run(`explain (format json) execute explained${values}`);
    const [{ Plan: top }] = JSON.parse(rows[0]?.['QUERY PLAN'] ?? '') as [{ Plan: PlanNode }];
    plans.push(nodesOf(top));
  }
  await run('deallocate explained');
  return plans;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value));
}
