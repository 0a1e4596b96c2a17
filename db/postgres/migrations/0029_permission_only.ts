import { type Kysely, sql } from 'kysely';

/**
 * Whether an entry condition is only for those who need a visa or an ETA. What sources count from the end
 * of a visa is, but for Türkiye, which says what counts without one: a line of its own from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry_conditions
    add column permission_only bigint not null default 0 check (permission_only in (0, 1))`.execute(
    db,
  );
  await sql`update entry_conditions set permission_only = 1
    where counted_from = 'visa_expiry' and destination <> 'TR'
      and source_id is not null and version = 1`.execute(db);
  await sql`update entry_conditions set note = '6 months from entry are advised.'
    where note = 'Without a visa: from the last day you may stay. 6 months from entry are advised.'
      and counted_from = 'visa_expiry' and source_id is not null and version = 1`.execute(db);
}
