import { type Kysely, sql } from 'kysely';

/** The last fetch of each followed source, and the new addresses of official pages that moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table source_fetches (
    source_id text primary key,
    address text not null,
    etag text,
    file_hash text,
    file blob,
    modified_on text,
    checked_at text not null,
    fetched_at text,
    problem text
  )`,
  'alter table link_checks add column moved_to text',
];
