import { type Kysely, sql } from 'kysely';

/** Counts the changes of each kind of public content, besides all changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['destinations', 'rules', 'questions', 'settings']) {
    await sql
      .raw(`alter table content_version add column ${kind} bigint not null default 0`)
      .execute(db);
  }
}
