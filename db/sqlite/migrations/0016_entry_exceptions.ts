import { type Kysely, sql } from 'kysely';

/**
 * Exceptions from entry rules for some holders of a passport, such as those with a visa of another
 * country. Without access and terms, a row only says that exceptions exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table entry_exceptions (
    id integer primary key,
    destination text not null references countries (code),
    purpose text not null,
    passports text not null,
    access text,
    stay_days integer,
    terms text,
    valid_from text,
    valid_to text,
    source_id text not null references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    page_scope text
  )`,
  'create index entry_exceptions_by_destination on entry_exceptions (destination, id)',
  'create index entry_exceptions_by_source on entry_exceptions (source_id)',
];
