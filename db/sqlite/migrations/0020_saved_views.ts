import { type Kysely, sql } from 'kysely';

/** The views of the panel's lists that each user has saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create table saved_views (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    list text not null,
    name text not null,
    search text not null,
    unique (user_id, list, name)
  )`;
