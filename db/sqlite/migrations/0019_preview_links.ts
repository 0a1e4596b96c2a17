import { type Kysely, sql } from 'kysely';

/** The shared preview link of each unpublished destination. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create table preview_links (
    destination_id text primary key references destinations (id) on delete cascade,
    key text not null,
    expires_at text not null
  ) without rowid`;
