import { type Kysely, sql } from 'kysely';

/** Sorted by code point, as SQLite does, whatever language the server was installed in. */
const text = sql.raw('text collate "C"');

/** Transit policies, one a country, as JSON: demands on travellers who change planes there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transit_policies (
    source_id ${text} not null references rule_sources (id) on delete cascade,
    country_code ${text} not null references countries (code),
    policy ${text} not null,
    primary key (source_id, country_code)
  )`.execute(db);
}
