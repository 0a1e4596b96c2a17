import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';
import { sqlOf } from './engine.ts';
import type { Schema } from './schema.ts';

/** The tables whose rows have numbers, by which the history and open forms know them, and as which kind. */
export const numberedTables = {
  entry_rules: 'rule',
  entry_conditions: 'entry_condition',
  application_portals: 'application_portal',
  answer_reports: 'answer_report',
  contact_messages: 'message',
  newsletter_subscribers: 'subscriber',
  outbox: 'mail',
} as const satisfies Partial<Record<keyof Schema, string>>;

/**
 * The id of a new row, for the values of its insert: one that no row of the table has and none had that
 * is in the history, so that a form of a deleted record never writes over another. `undefined` where the
 * engine sees to that.
 */
export function unusedId(
  db: Db,
  table: keyof typeof numberedTables,
): RawBuilder<number> | undefined {
  return sqlOf(db).unusedId(table, numberedTables[table]);
}

/**
 * The id of the first of many new rows, from which on they are counted; `undefined` where the engine
 * gives ids that none had.
 */
export async function firstUnusedId(
  db: Db,
  table: keyof typeof numberedTables,
): Promise<number | undefined> {
  const first = sqlOf(db).firstUnusedId(table, numberedTables[table]);
  if (!first) return undefined;
  const { rows } = await sql<{ id: number }>`select ${first} as id`.execute(db);
  return rows[0]?.id;
}
