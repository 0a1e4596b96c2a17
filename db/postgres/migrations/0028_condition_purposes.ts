import { type Kysely, sql } from 'kysely';

/**
 * The kinds of stay for which an entry condition holds. What the team has saved keeps those under which
 * it was shown: all, or visits if it concerns the travellers of one access. What sources state of tickets,
 * money, insurance and levies is about visits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry_conditions
    add column purposes text collate "C" not null default '["tourist","transit","working"]'`.execute(
    db,
  );
  await sql`update entry_conditions set purposes = '["tourist"]'
    where concerns <> 'all' or (source_id is not null and version = 1
      and kind in ('onward_ticket', 'funds', 'insurance', 'levy'))`.execute(db);
}
