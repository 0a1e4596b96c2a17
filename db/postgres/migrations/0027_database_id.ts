import { type Kysely, sql } from 'kysely';

/** A random id that copies, backups and moves of the database carry on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table database_id (id text collate "C" not null primary key)`.execute(db);
  await sql`insert into database_id (id) values (replace(gen_random_uuid()::text, '-', ''))`.execute(
    db,
  );
}
