import { type Kysely, sql } from 'kysely';

/** What countries ask of travellers who change planes there: one policy a country, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transit_policies (
    source_id text not null references rule_sources (id) on delete cascade,
    country_code text not null references countries (code),
    policy text not null,
    primary key (source_id, country_code)
  ) without rowid`.execute(db);
}
