import { type Kysely, sql } from 'kysely';

/** Marks changes of what lets a passport leave the airport between two flights, under the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_changes
    add column programmes_only bigint not null default 0 check (programmes_only in (0, 1))`.execute(
    db,
  );
}
