import { type Kysely, sql } from 'kysely';

/**
 * Entry conditions of every kind, not of passports alone, and the details of applications. The tables
 * are rebuilt without the constraints that allowed one condition a kind, and a fixed list of schemes:
 * the schemas of the forms hold the vocabularies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const conditions =
  'id, destination, kind, months, counted_from, note, source_id, source_title, source_address, source_date, version, created_at, updated_at';

const links =
  'id, destination, scheme, title, address, price_amount, price_currency, price_note, in_operation, note, source_id, source_title, source_address, source_date, version, created_at, updated_at, purposes, foreigners_only';

const statements = [
  'alter table entry_conditions rename to passport_conditions',
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
    unique (destination, kind, concerns, vaccine, title),
    check ((amount is null) = (currency is null))
  )`,
  `insert into entry_conditions (${conditions}) select ${conditions} from passport_conditions`,
  'drop table passport_conditions',
  'create index entry_conditions_by_destination on entry_conditions (destination, kind, id)',
  'create index entry_conditions_by_source on entry_conditions (source_id)',

  'alter table application_portals rename to links_of_before',
  'drop index application_portals_by_destination',
  'drop index application_portals_by_source',
  `create table application_portals (
    id integer primary key,
    destination text not null references countries (code),
    scheme text not null,
    title text not null check (length(title) > 0),
    address text,
    price_amount text,
    price_currency text check (length(price_currency) = 3),
    price_note text not null default '',
    in_operation integer not null check (in_operation in (0, 1)),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null,
    purposes text not null default '["tourist","transit","working"]',
    foreigners_only integer not null default 0 check (foreigners_only in (0, 1)),
    passports text not null default '',
    binding text,
    processing_min integer check (processing_min >= 0),
    processing_max integer check (processing_max >= 0),
    processing_unit text,
    validity_days integer check (validity_days >= 1),
    stay_days integer check (stay_days >= 1),
    entries text,
    earliest_days integer check (earliest_days >= 0),
    check ((price_amount is null) = (price_currency is null))
  )`,
  `insert into application_portals (${links}) select ${links} from links_of_before`,
  'drop table links_of_before',
  'create index application_portals_by_destination on application_portals (destination, scheme, id)',
  'create index application_portals_by_source on application_portals (source_id)',
];
