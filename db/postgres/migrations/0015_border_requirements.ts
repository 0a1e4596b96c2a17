import { type Kysely, sql } from 'kysely';

/**
 * Entry conditions of every kind, not of passports alone, and the details of applications. The
 * constraints go that allowed one condition a kind, and a fixed list of schemes: the schemas of the
 * forms hold the vocabularies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Sorted by code point, as SQLite does, whatever language the server was installed in. */
const text = 'text collate "C"';

const statements = [
  `alter table entry_conditions
    drop constraint entry_conditions_counted_from_check,
    drop constraint entry_conditions_check,
    drop constraint entry_conditions_destination_kind_key,
    add column binding ${text} not null default 'required',
    add column concerns ${text} not null default 'all',
    add column number bigint check (number >= 0),
    add column unit ${text},
    add column amount ${text},
    add column currency ${text} check (length(currency) = 3),
    add column per ${text},
    add column vaccine ${text} not null default '',
    add column coming_from ${text},
    add column countries ${text} not null default '',
    add column title ${text} not null default '',
    add column address ${text},
    add unique (destination, kind, concerns, vaccine, title),
    add check ((amount is null) = (currency is null))`,
  'create index entry_conditions_by_destination on entry_conditions (destination, kind, id)',

  `alter table application_portals
    drop constraint application_portals_scheme_check,
    add column passports ${text} not null default '',
    add column binding ${text},
    add column processing_min bigint check (processing_min >= 0),
    add column processing_max bigint check (processing_max >= 0),
    add column processing_unit ${text},
    add column validity_days bigint check (validity_days >= 1),
    add column stay_days bigint check (stay_days >= 1),
    add column entries ${text},
    add column earliest_days bigint check (earliest_days >= 0)`,
];
