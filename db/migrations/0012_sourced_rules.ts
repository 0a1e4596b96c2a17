import { type Kysely, sql } from 'kysely';

/**
 * Rules that cite a page each, how one applies, and what contradicts them; facts about whole
 * destinations: restrictions, and passports for which no readable page was found. Vocabularies that
 * grow (access, condition, kind of source) lose their checks: the code that writes them guards them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, columns, indexes } of rebuilt) await rebuild(db, table, columns, indexes);
  for (const statement of added) await sql.raw(statement).execute(db);
}

const purposes = "('tourist','transit','working')";

/** Each table as it was, without the checks. */
const rebuilt = [
  {
    table: 'rule_sources',
    columns: `
    id text primary key check (length(id) > 0),
    title text not null check (length(title) > 0),
    publisher text not null,
    licence text not null,
    address text,
    kind text not null,
    quality text not null check (quality in ('primary', 'secondary')),
    note text not null default '',
    current_edition_id integer references rule_editions (id) on delete set null,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null`,
    indexes: ['create index rule_sources_by_edition on rule_sources (current_edition_id)'],
  },
  {
    table: 'entry_rules',
    columns: `
    id integer primary key,
    source_id text not null references rule_sources (id) on delete cascade,
    edition_id integer references rule_editions (id) on delete cascade,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    access text not null,
    stay_number integer check (stay_number > 0),
    stay_unit text check (stay_unit in ('days', 'months')),
    condition text,
    condition_text text not null default '',
    otherwise text,
    note text not null default '',
    source_title text not null default '',
    source_address text,
    source_date text,
    valid_from text check (valid_from is date(valid_from)),
    valid_to text check (valid_to is date(valid_to)),
    verified_on text check (verified_on is date(verified_on)),
    version integer not null default 1 check (version >= 1),
    creation_key text,
    created_at text not null,
    updated_at text not null,
    check (passport <> destination),
    check ((stay_number is null) = (stay_unit is null)),
    check ((condition is null) = (otherwise is null)),
    check (valid_from <= valid_to)`,
    indexes: [
      'create index entry_rules_by_pair on entry_rules (passport, destination, purpose)',
      'create index entry_rules_by_destination on entry_rules (destination, purpose, passport)',
      'create index entry_rules_by_edition on entry_rules (edition_id, id)',
      'create index entry_rules_by_source on entry_rules (source_id, destination, passport)',
      `create unique index entry_rules_by_creation_key on entry_rules (creation_key)
    where creation_key is not null`,
    ],
  },
  {
    table: 'answer_changes',
    columns: `
    id integer primary key,
    changed_at text not null,
    cause text not null,
    edition_id integer references rule_editions (id) on delete set null,
    source_title text not null,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    access_before text,
    stay_number_before integer,
    stay_unit_before text,
    access_after text,
    stay_number_after integer,
    stay_unit_after text`,
    indexes: [
      'create index answer_changes_by_passport on answer_changes (passport, id)',
      'create index answer_changes_by_destination on answer_changes (destination, id)',
      'create index answer_changes_by_edition on answer_changes (edition_id)',
      'create index answer_changes_by_time on answer_changes (changed_at, id)',
    ],
  },
  {
    table: 'entry_conditions',
    columns: `
    id integer primary key,
    destination text not null references countries (code),
    kind text not null,
    months integer not null check (months >= 0),
    counted_from text check (counted_from in ('entry', 'departure')),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null,
    unique (destination, kind),
    check ((kind = 'passport_validity') = (counted_from is not null))`,
    indexes: ['create index entry_conditions_by_source on entry_conditions (source_id)'],
  },
];

/** Copies a table into one with other checks, and gives that its name and indexes. */
async function rebuild(db: Kysely<unknown>, table: string, columns: string, indexes: string[]) {
  await sql.raw(`create table ${table}_rebuilt (${columns}\n  )`).execute(db);
  await sql.raw(`insert into ${table}_rebuilt select * from ${table}`).execute(db);
  await sql.raw(`drop table ${table}`).execute(db);
  await sql.raw(`alter table ${table}_rebuilt rename to ${table}`).execute(db);
  for (const index of indexes) await sql.raw(index).execute(db);
}

const added = [
  // The way to apply, where the access alone doesn't say it.
  'alter table entry_rules add column application text',
  // Another access, which the source has read on another official page.
  'alter table entry_rules add column contested_access text',
  // Of the page in source_address: the rule itself, the whole policy, or another government's.
  'alter table entry_rules add column page_scope text',
  // The day on which an administrator refused the imported rule: it answers no longer.
  'alter table entry_rules add column refused_on text check (refused_on is date(refused_on))',
  `create index entry_rules_edited on entry_rules (updated_at, version, edition_id, verified_on, refused_on)
    where edition_id is null or verified_on is not null or refused_on is not null`,
  'create index entry_rules_ending on entry_rules (valid_to) where valid_to is not null',
  `create table unconfirmed_rules (
    source_id text not null references rule_sources (id) on delete cascade,
    destination text not null references countries (code),
    tried_on text not null check (tried_on is date(tried_on)),
    passports text not null,
    primary key (source_id, destination, tried_on)
  ) without rowid`,
  `create table entry_restrictions (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null,
    passports text not null,
    visas text not null default '',
    since text,
    until text,
    exceptions integer not null default 0 check (exceptions in (0, 1)),
    instrument text not null default '',
    source_id text not null references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text
  )`,
  'create index entry_restrictions_by_destination on entry_restrictions (destination, id)',
  'create index entry_restrictions_by_source on entry_restrictions (source_id)',
];
