import { type Kysely, sql } from 'kysely';

/** Transit policies, one a country, as JSON: demands on travellers who change planes there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transit_policies (
    source_id text not null references rule_sources (id) on delete cascade,
    country_code text not null references countries (code),
    policy text not null,
    primary key (source_id, country_code)
  ) without rowid`.execute(db);
}
