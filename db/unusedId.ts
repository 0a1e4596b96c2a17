import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { sqlOf } from './engine.ts';
import type { Schema } from './schema.ts';

/** Tables with numeric ids, which the history and open forms refer to, and their entities. */
export const numberedTables = {
  entry_rules: 'rule',
  entry_conditions: 'entry_condition',
  application_portals: 'application_portal',
  work_programmes: 'work_programme',
  ways_to_work: 'way_to_work',
  answer_reports: 'answer_report',
  contact_messages: 'message',
  newsletter_subscribers: 'subscriber',
  outbox: 'mail',
  translations: 'translation',
  transit_policies: 'transit_policy',
  work_areas: 'work_area',
} as const satisfies Partial<Record<keyof Schema, string>>;

/**
 * The id of a new row, for its insert: unused in the table and in the history, so that a form of a
 * deleted record never overwrites another. `undefined` if the engine guarantees that.
 */
export function unusedId(
  db: Db,
  table: keyof typeof numberedTables,
): RawBuilder<number> | undefined {
  return sqlOf(db).unusedId(table, numberedTables[table]);
}

/**
 * The first id of many new rows, which count up from it; `undefined` if the engine never reuses
 * ids.
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
