import { type Kysely, sql } from 'kysely';

/** Areas of the team whose citizens may work in each other's countries, each in place of the shipped one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table work_areas (
    id integer primary key,
    area text not null unique,
    name text not null,
    granted text not null,
    members text not null,
    pairs text not null,
    duties text not null,
    first_day text,
    last_day text,
    sources text not null,
    source text not null,
    copied_from text,
    note text not null default '',
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )`.execute(db);
}
