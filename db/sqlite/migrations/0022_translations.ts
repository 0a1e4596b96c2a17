import { type Kysely, sql } from 'kysely';

/** Texts that the site's team has translated or corrected, each with the English it was made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create table translations (
    id integer primary key,
    language text not null,
    subject text not null,
    english text not null,
    text text not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    unique (language, subject)
  )`;
