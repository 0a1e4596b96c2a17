import { type Kysely, sql } from 'kysely';

/**
 * What an entry condition's kind says in one word, which tells conditions of a kind apart, too: cash to declare
 * on entry, and on leaving.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry_conditions
    add column detail text collate "C" not null default '',
    drop constraint entry_conditions_destination_kind_concerns_vaccine_title_key,
    add unique (destination, kind, concerns, vaccine, title, detail)`.execute(db);
}
