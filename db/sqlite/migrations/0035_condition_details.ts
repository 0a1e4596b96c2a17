import { type Kysely, sql } from 'kysely';

/**
 * What an entry condition's kind says in one word, which tells conditions of a kind apart, too: cash to declare
 * on entry, and on leaving. The table is rebuilt, as its unique constraint takes the column in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns =
  'id, destination, kind, months, counted_from, note, source_id, source_title, source_address, source_date, version, created_at, updated_at, binding, concerns, number, unit, amount, currency, per, vaccine, coming_from, countries, title, address, purposes, permission_only';

const statements = [
  'alter table entry_conditions rename to conditions_of_before',
  'drop index entry_conditions_by_destination',
  'drop index entry_conditions_by_source',
  `create table entry_conditions (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null,
    months integer not null check (months >= 0),
    counted_from text,
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null,
    binding text not null default 'required',
    concerns text not null default 'all',
    number integer check (number >= 0),
    unit text,
    amount text,
    currency text check (length(currency) = 3),
    per text,
    vaccine text not null default '',
    coming_from text,
    countries text not null default '',
    title text not null default '',
    address text,
    purposes text not null default '["tourist","transit","working"]',
    permission_only integer not null default 0 check (permission_only in (0, 1)),
    detail text not null default '',
    unique (destination, kind, concerns, vaccine, title, detail),
    check ((amount is null) = (currency is null))
  )`,
  `insert into entry_conditions (${columns}) select ${columns} from conditions_of_before`,
  'drop table conditions_of_before',
  'create index entry_conditions_by_destination on entry_conditions (destination, kind, id)',
  'create index entry_conditions_by_source on entry_conditions (source_id)',
];
