import { type Kysely, sql } from 'kysely';

/** Policies of the team on changing planes: one a country, in place of the shipped one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transit_policies (
    id integer primary key,
    destination text not null unique references countries (code),
    sources text not null,
    airside text,
    exceptions text not null,
    programmes text not null,
    copied_from text,
    note text not null default '',
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )`.execute(db);
}
