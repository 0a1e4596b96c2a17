import { type Kysely, sql } from 'kysely';

/** Whom and which stays a fact concerns: members of a zone that are free to enter alone, and portals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table zone_members add column entry_only integer not null default 0
    check (entry_only in (0, 1))`,
  `alter table application_portals
    add column purposes text not null default '["tourist","transit","working"]'`,
  `alter table application_portals add column foreigners_only integer not null default 0
    check (foreigners_only in (0, 1))`,
];
