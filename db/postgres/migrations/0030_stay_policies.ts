import { type Kysely, sql } from 'kysely';

/** Sorted by code point, as SQLite does, whatever language the server was installed in. */
const text = sql.raw('text collate "C"');

/** A country's rules on one kind of stay, as JSON: on changing planes there, on working there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stay_policies (
    source_id ${text} not null references rule_sources (id) on delete cascade,
    purpose ${text} not null,
    country_code ${text} not null references countries (code),
    policy ${text} not null,
    primary key (source_id, purpose, country_code)
  )`.execute(db);
}
