import { type Kysely, sql } from 'kysely';

const access = sql`('freedom_of_movement','visa_free','eta','visa_on_arrival','e_visa','visa_required','no_admission')`;
const purposes = sql`('tourist','transit','working')`;
const conditions = sql`('biometric_passport','identity_number','passport_kind','passport_issued_since','nationality_status','by_air','visa_held','other')`;

/** The countries whose passports the edition of 17 February 2026 of Passport Index lists. */
const passports =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** What a passport needs in a country, with its sources; and what hangs on the country alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await markPassports(db);
  await dateSamples(db);
  await createSources(db);
  await createRules(db);
  await createZones(db);
  await createDestinationFacts(db);
  await createReportsAndChanges(db);
}

async function markPassports(db: Kysely<unknown>) {
  await sql`alter table countries add column issues_passports integer not null default 0
    check (issues_passports in (0, 1))`.execute(db);
  await sql`update countries set issues_passports = 1
    where code in (select value from json_each(${JSON.stringify(passports)}))`.execute(db);
}

/** The samples say in their files that their rules are of November 2025; an edited one is another's. */
async function dateSamples(db: Kysely<unknown>) {
  await sql`alter table visa_requirements add column source_address text`.execute(db);
  await sql`alter table visa_requirements add column source_date text`.execute(db);
  await sql`update visa_requirements set source_date = '2025-11'
    where destination_id in ('dubai-united-arab-emirates', 'paris-france', 'bali-indonesia', 'tokyo-japan')
      and id = destination_id || '-' || lower(country_code) || '-' || type
      and version = 1 and updated_at = created_at`.execute(db);
}

async function createSources(db: Kysely<unknown>) {
  await sql`create table rule_sources (
    id text primary key check (length(id) > 0),
    title text not null check (length(title) > 0),
    publisher text not null,
    licence text not null,
    address text,
    kind text not null check (kind in ('administrator', 'official', 'edition')),
    quality text not null check (quality in ('primary', 'secondary')),
    note text not null default '',
    current_edition_id integer references rule_editions (id) on delete set null,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )`.execute(db);
  await sql`create table rule_editions (
    id integer primary key,
    source_id text not null references rule_sources (id) on delete cascade,
    date text check (date glob '[0-9][0-9][0-9][0-9]*' and length(date) in (4, 7, 10)),
    file_hash text not null,
    imported_by text not null,
    imported_at text not null,
    replaces_edition_id integer references rule_editions (id) on delete set null,
    state text not null check (state in ('staged', 'ready')),
    rule_count integer not null check (rule_count >= 0),
    skipped_count integer not null check (skipped_count >= 0)
  )`.execute(db);
  await sql`create index rule_editions_by_source on rule_editions (source_id, id)`.execute(db);
  await sql`create index rule_editions_by_replaced on rule_editions (replaces_edition_id)`.execute(
    db,
  );
  await sql`create index rule_sources_by_edition on rule_sources (current_edition_id)`.execute(db);
}

async function createRules(db: Kysely<unknown>) {
  await sql`create table entry_rules (
    id integer primary key,
    source_id text not null references rule_sources (id) on delete cascade,
    edition_id integer references rule_editions (id) on delete cascade,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    access text not null check (access in ${access}),
    stay_number integer check (stay_number > 0),
    stay_unit text check (stay_unit in ('days', 'months')),
    condition text check (condition in ${conditions}),
    condition_text text not null default '',
    otherwise text check (otherwise in ${access}),
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
    check (valid_from <= valid_to)
  )`.execute(db);
  await sql`create index entry_rules_by_pair on entry_rules (passport, destination, purpose)`.execute(
    db,
  );
  await sql`create index entry_rules_by_destination on entry_rules (destination, purpose, passport)`.execute(
    db,
  );
  await sql`create index entry_rules_by_edition on entry_rules (edition_id, id)`.execute(db);
  await sql`create index entry_rules_by_source on entry_rules (source_id, destination, passport)`.execute(
    db,
  );
  await sql`create index entry_rules_edited on entry_rules (updated_at, version, edition_id, verified_on)
    where edition_id is null or verified_on is not null`.execute(db);
  await sql`create unique index entry_rules_by_creation_key on entry_rules (creation_key)
    where creation_key is not null`.execute(db);
}

async function createZones(db: Kysely<unknown>) {
  await sql`create table zones (
    id text primary key,
    title text not null,
    freedom_of_movement integer not null check (freedom_of_movement in (0, 1)),
    window_days integer check (window_days > 0),
    window_per integer check (window_per >= window_days),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_address text,
    source_date text,
    check ((window_days is null) = (window_per is null))
  )`.execute(db);
  await sql`create index zones_by_source on zones (source_id)`.execute(db);
  await sql`create table zone_members (
    zone_id text not null references zones (id) on delete cascade,
    country_code text not null references countries (code),
    member_from text check (member_from is date(member_from)),
    member_to text check (member_to is date(member_to)),
    note text not null default '',
    check (member_from <= member_to),
    primary key (country_code, zone_id)
  ) without rowid`.execute(db);
  await sql`create index zone_members_by_zone on zone_members (zone_id, country_code)`.execute(db);
}

async function createDestinationFacts(db: Kysely<unknown>) {
  await sql`create table entry_conditions (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null check (kind in ('passport_validity', 'passport_age')),
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
    check ((kind = 'passport_validity') = (counted_from is not null))
  )`.execute(db);
  await sql`create index entry_conditions_by_source on entry_conditions (source_id)`.execute(db);
  await sql`create table application_portals (
    id integer primary key,
    destination text not null references countries (code),
    scheme text not null check (scheme in ('eta', 'e_visa', 'visa', 'arrival_card', 'authority')),
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
    check ((price_amount is null) = (price_currency is null))
  )`.execute(db);
  await sql`create index application_portals_by_destination
    on application_portals (destination, scheme, id)`.execute(db);
  await sql`create index application_portals_by_source on application_portals (source_id)`.execute(
    db,
  );
  await sql`create table nomad_schemes (
    id integer primary key,
    country_code text not null references countries (code),
    status text not null check (status in ('open', 'closed', 'none', 'announced')),
    title text,
    address text,
    verified_on text check (verified_on is date(verified_on)),
    facts text not null check (json_valid(facts) and json_type(facts) = 'object'),
    source_id text references rule_sources (id) on delete cascade
  )`.execute(db);
  await sql`create index nomad_schemes_by_country on nomad_schemes (country_code, id)`.execute(db);
  await sql`create index nomad_schemes_by_source on nomad_schemes (source_id)`.execute(db);
}

async function createReportsAndChanges(db: Kysely<unknown>) {
  await sql`create table answer_reports (
    id integer primary key,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    answer text not null check (json_valid(answer) and json_type(answer) = 'object'),
    message text not null,
    fingerprint text not null unique,
    reports integer not null default 1 check (reports >= 1),
    status text not null default 'open' check (status in ('open', 'closed')),
    created_at text not null,
    last_reported_at text not null,
    closed_at text,
    check ((status = 'closed') = (closed_at is not null))
  )`.execute(db);
  await sql`create index answer_reports_by_status on answer_reports (status, last_reported_at desc, id)`.execute(
    db,
  );
  await sql`create index answer_reports_by_closing on answer_reports (closed_at)`.execute(db);
  await sql`create table pair_requests (
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    requests integer not null check (requests >= 0),
    primary key (passport, destination, purpose)
  ) without rowid`.execute(db);
  await sql`create index pair_requests_most_first
    on pair_requests (requests desc, passport, destination, purpose)`.execute(db);
  await sql`create table answer_changes (
    id integer primary key,
    changed_at text not null,
    cause text not null check (cause in ('import', 'rollback', 'removal', 'edit')),
    edition_id integer references rule_editions (id) on delete set null,
    source_title text not null,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    access_before text check (access_before in ${access}),
    stay_number_before integer,
    stay_unit_before text,
    access_after text check (access_after in ${access}),
    stay_number_after integer,
    stay_unit_after text
  )`.execute(db);
  await sql`create index answer_changes_by_passport on answer_changes (passport, id)`.execute(db);
  await sql`create index answer_changes_by_destination on answer_changes (destination, id)`.execute(
    db,
  );
  await sql`create index answer_changes_by_edition on answer_changes (edition_id)`.execute(db);
  await sql`create index answer_changes_by_time on answer_changes (changed_at, id)`.execute(db);
}
