import { type Kysely, sql } from 'kysely';

/** Whether an entry condition is only for those who need a visa or an ETA. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry_conditions
    add column permission_only bigint not null default 0 check (permission_only in (0, 1))`.execute(
    db,
  );
}
