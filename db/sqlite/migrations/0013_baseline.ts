import { type Kysely, sql } from 'kysely';

const continents =
  "('Asia', 'Europe', 'North America', 'South America', 'Africa', 'Oceania', 'Antarctica')";
const purposes = "('tourist', 'transit', 'working')";

const isJson = (column: string, type: 'array' | 'object') =>
  `json_valid(${column}) and json_type(${column}) = '${type}'`;

/** Every table and index of the first release, with the one row that isn't content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...countriesAndDestinations,
    ...images,
    ...accounts,
    ...content,
    ...rules,
    ...facts,
    ...visitors,
    ...records,
    ...upkeep,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const countriesAndDestinations = [
  `create table countries (
    code text primary key check (length(code) = 2),
    name text not null,
    continent text not null check (continent in ${continents}),
    flag_url text not null,
    enabled integer not null check (enabled in (0, 1)),
    issues_passports integer not null default 0 check (issues_passports in (0, 1))
  )`,
  'create index countries_by_enabled_name on countries (enabled, name)',
  'create index countries_by_name on countries (name)',

  `create table destinations (
    id text primary key,
    name text not null check (length(name) > 0),
    country text not null,
    country_code text not null references countries (code),
    continent text not null check (continent in ${continents}),
    image_url text not null,
    short_description text not null,
    description text not null,
    rating real not null check (rating between 0 and 5),
    currency text not null,
    time_zone text not null,
    languages text not null check (${isJson('languages', 'array')}),
    popular integer not null check (popular in (0, 1)),
    emergency_numbers text not null check (${isJson('emergency_numbers', 'object')}),
    weather text not null check (${isJson('weather', 'object')}),
    search_text text not null,
    created_at text not null,
    updated_at text not null,
    highlights text not null default '[]' check (${isJson('highlights', 'array')}),
    version integer not null default 1 check (version >= 1),
    creation_key text,
    status text not null default 'published' check (status in ('draft', 'published', 'scheduled')),
    publish_at text
  )`,
  'create index destinations_popular on destinations (popular, rating desc, name, id)',
  'create index destinations_by_image on destinations (image_url)',
  'create unique index destinations_by_creation_key on destinations (creation_key) where creation_key is not null',
  'create index destinations_newest on destinations (created_at desc, id, search_text)',
  'create index destinations_newest_by_country on destinations (country_code, created_at desc, id)',
  'create index destinations_newest_by_continent on destinations (continent, created_at desc, id)',
  'create index destinations_best_rated on destinations (rating desc, name, id, search_text)',
  'create index destinations_best_rated_by_country on destinations (country_code, rating desc, name, id)',
  'create index destinations_best_rated_by_continent on destinations (continent, rating desc, name, id)',
  `create index destinations_scheduled on destinations (publish_at) where status = 'scheduled'`,
  `create index destinations_last_changes on destinations (id, updated_at) where status = 'published'`,
  `create index destinations_last_changes_by_country on destinations (country_code, id, updated_at) where status = 'published'`,
  `create index destinations_published on destinations (continent, id, country_code, search_text) where status = 'published'`,
  `create index destinations_unpublished on destinations (status, created_at desc, id) where status <> 'published'`,

  `create table destination_types (
    destination_id text not null references destinations (id) on delete cascade,
    type text not null check (type in ('tourist', 'transit', 'nomad')),
    primary key (destination_id, type)
  ) without rowid`,

  `create table destination_redirects (
    old_id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    created_at text not null
  ) without rowid`,
  'create index destination_redirects_by_destination on destination_redirects (destination_id)',

  `create table visa_requirements (
    id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    country_code text not null references countries (code),
    type text not null check (type in ${purposes}),
    required integer not null check (required in (0, 1)),
    on_arrival integer not null check (on_arrival in (0, 1) and (on_arrival = 0 or required = 1)),
    duration_days integer not null check (duration_days >= 1),
    cost text not null,
    processing_time text,
    notes text not null,
    documents text not null check (${isJson('documents', 'array')}),
    eligibility text not null check (${isJson('eligibility', 'array')}),
    restrictions text not null check (${isJson('restrictions', 'array')}),
    extensions text not null check (${isJson('extensions', 'object')}),
    created_at text not null,
    updated_at text not null,
    version integer not null default 1 check (version >= 1),
    creation_key text,
    source_address text,
    source_date text,
    constraint visa_requirements_one_per_passport_and_type unique (destination_id, country_code, type)
  )`,
  'create index visa_requirements_newest on visa_requirements (destination_id, created_at desc, id)',
  'create index visa_requirements_last_changes on visa_requirements (destination_id, updated_at)',
  'create unique index visa_requirements_by_creation_key on visa_requirements (creation_key) where creation_key is not null',
];

const images = [
  `create table pictures (
    hash text primary key check (length(hash) = 64 and hash not glob '*[^0-9a-f]*'),
    width integer not null check (width >= 1),
    height integer not null check (height >= 1),
    bytes integer not null check (bytes >= 1),
    uploaded_at text not null
  )`,
  'create index pictures_by_upload on pictures (uploaded_at)',

  `create table destination_pictures (
    id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    position integer not null check (position >= 0),
    src text not null check (length(src) > 0),
    picture_hash text references pictures (hash) check (picture_hash is null or src like '/pictures/' || picture_hash || '/%'),
    alt text not null check (length(alt) between 1 and 300),
    width integer not null check (width >= 1),
    height integer not null check (height >= 1),
    created_at text not null,
    constraint destination_pictures_in_order unique (destination_id, position)
  )`,
  'create index destination_pictures_by_hash on destination_pictures (picture_hash)',
];

const accounts = [
  `create table users (
    id text primary key,
    email text not null unique,
    password_hash text not null,
    created_at text not null,
    updated_at text not null,
    name text not null default '',
    role text not null default 'administrator' check (role in ('administrator', 'editor')),
    deactivated_at text,
    last_seen_at text,
    totp_secret text,
    totp_last_step integer,
    version integer not null default 1 check (version >= 1)
  )`,

  `create table sessions (
    id_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    expires_at text not null,
    created_at text not null,
    user_agent text not null default '',
    network text not null default '',
    last_seen_at text
  )`,
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',

  `create table recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  ) without rowid`,

  `create table account_links (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'reset')),
    created_at text not null,
    expires_at text not null
  ) without rowid`,
  'create index account_links_by_user on account_links (user_id)',

  `create table rate_limits (
    name text not null,
    key_hash text not null,
    tries integer not null check (tries >= 1),
    ends_at text not null,
    primary key (name, key_hash)
  ) without rowid`,
  'create index rate_limits_by_end on rate_limits (ends_at)',
];

const content = [
  `create table content_version (
    id integer primary key check (id = 1),
    version integer not null check (version >= 1)
  )`,

  `create table faqs (
    id text primary key,
    position integer not null,
    question text not null,
    answer text not null,
    category text not null check (category in ('visa', 'destination', 'general')),
    version integer not null default 1 check (version >= 1),
    creation_key text
  )`,
  'create index faqs_in_order on faqs (position, id)',
  'create unique index faqs_by_creation_key on faqs (creation_key) where creation_key is not null',

  `create table settings (
    key text primary key,
    value text not null check (json_valid(value)),
    updated_at text not null,
    version integer not null default 1 check (version >= 1)
  )`,
  'insert into content_version (id, version) values (1, 1)',
];

const rules = [
  `create table rule_sources (
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
    updated_at text not null
  )`,
  'create index rule_sources_by_edition on rule_sources (current_edition_id)',

  `create table rule_editions (
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
  )`,
  'create index rule_editions_by_source on rule_editions (source_id, id)',
  'create index rule_editions_by_replaced on rule_editions (replaces_edition_id)',

  `create table rule_imports (
    id text primary key,
    options text not null check (${isJson('options', 'object')}),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    edition_id integer references rule_editions (id) on delete set null,
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  )`,
  'create index rule_imports_by_edition on rule_imports (edition_id)',

  `create table entry_rules (
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
    application text,
    contested_access text,
    page_scope text,
    refused_on text check (refused_on is date(refused_on)),
    check (passport <> destination),
    check ((stay_number is null) = (stay_unit is null)),
    check ((condition is null) = (otherwise is null)),
    check (valid_from <= valid_to)
  )`,
  'create index entry_rules_by_pair on entry_rules (passport, destination, purpose)',
  'create index entry_rules_by_destination on entry_rules (destination, purpose, passport)',
  'create index entry_rules_by_edition on entry_rules (edition_id, id)',
  'create index entry_rules_by_source on entry_rules (source_id, destination, passport)',
  'create unique index entry_rules_by_creation_key on entry_rules (creation_key) where creation_key is not null',
  'create index entry_rules_edited on entry_rules (updated_at, version, edition_id, verified_on, refused_on) where edition_id is null or verified_on is not null or refused_on is not null',
  'create index entry_rules_ending on entry_rules (valid_to) where valid_to is not null',

  `create table answer_changes (
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
    stay_unit_after text
  )`,
  'create index answer_changes_by_passport on answer_changes (passport, id)',
  'create index answer_changes_by_destination on answer_changes (destination, id)',
  'create index answer_changes_by_edition on answer_changes (edition_id)',
  'create index answer_changes_by_time on answer_changes (changed_at, id)',

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

const facts = [
  `create table zones (
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
  )`,
  'create index zones_by_source on zones (source_id)',

  `create table zone_members (
    zone_id text not null references zones (id) on delete cascade,
    country_code text not null references countries (code),
    member_from text check (member_from is date(member_from)),
    member_to text check (member_to is date(member_to)),
    note text not null default '',
    entry_only integer not null default 0 check (entry_only in (0, 1)),
    check (member_from <= member_to),
    primary key (country_code, zone_id)
  ) without rowid`,
  'create index zone_members_by_zone on zone_members (zone_id, country_code)',

  `create table entry_conditions (
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
    check ((kind = 'passport_validity') = (counted_from is not null))
  )`,
  'create index entry_conditions_by_source on entry_conditions (source_id)',

  `create table application_portals (
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
    purposes text not null default '["tourist","transit","working"]',
    foreigners_only integer not null default 0 check (foreigners_only in (0, 1)),
    check ((price_amount is null) = (price_currency is null))
  )`,
  'create index application_portals_by_destination on application_portals (destination, scheme, id)',
  'create index application_portals_by_source on application_portals (source_id)',

  `create table nomad_schemes (
    id integer primary key,
    country_code text not null references countries (code),
    status text not null check (status in ('open', 'closed', 'none', 'announced')),
    title text,
    address text,
    verified_on text check (verified_on is date(verified_on)),
    facts text not null check (${isJson('facts', 'object')}),
    source_id text references rule_sources (id) on delete cascade
  )`,
  'create index nomad_schemes_by_country on nomad_schemes (country_code, id)',
  'create index nomad_schemes_by_source on nomad_schemes (source_id)',
];

const visitors = [
  `create table contact_messages (
    id integer primary key,
    name text not null,
    email text not null,
    message text not null,
    fingerprint text not null unique,
    created_at text not null,
    status text not null default 'unread' check (status in ('unread', 'read', 'answered', 'archived', 'spam'))
  )`,
  'create index contact_messages_by_status on contact_messages (status, id)',

  `create table newsletter_subscribers (
    id integer primary key,
    email text not null unique,
    created_at text not null,
    status text not null default 'subscribed' check (status in ('pending', 'subscribed')),
    confirmed_at text
  )`,

  `create table answer_reports (
    id integer primary key,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    answer text not null check (${isJson('answer', 'object')}),
    message text not null,
    fingerprint text not null unique,
    reports integer not null default 1 check (reports >= 1),
    status text not null default 'open' check (status in ('open', 'closed')),
    created_at text not null,
    last_reported_at text not null,
    closed_at text,
    check ((status = 'closed') = (closed_at is not null))
  )`,
  'create index answer_reports_by_status on answer_reports (status, last_reported_at desc, id)',
  'create index answer_reports_by_closing on answer_reports (closed_at)',

  `create table answer_watches (
    id integer primary key,
    email text not null,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    status text not null default 'pending' check (status in ('pending', 'confirmed')),
    created_at text not null,
    confirmed_at text,
    last_sent_at text,
    last_change_id integer,
    constraint answer_watches_once_per_address unique (email, passport, destination, purpose)
  )`,

  `create table pair_requests (
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ${purposes}),
    requests integer not null check (requests >= 0),
    primary key (passport, destination, purpose)
  ) without rowid`,
  'create index pair_requests_most_first on pair_requests (requests desc, passport, destination, purpose)',

  `create table unanswered_requests (
    passport text not null,
    destination text not null,
    day text not null,
    requests integer not null check (requests >= 1),
    primary key (passport, destination, day)
  ) without rowid`,
  'create index unanswered_requests_by_day on unanswered_requests (day)',

  `create table outbox (
    id integer primary key,
    kind text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    headers text not null default '{}' check (${isJson('headers', 'object')}),
    message_id integer references contact_messages (id) on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at text not null,
    last_error text,
    created_at text not null,
    sent_at text
  )`,
  `create index outbox_waiting on outbox (state, next_attempt_at, id) where state = 'waiting'`,
  'create index outbox_by_state on outbox (state, id)',
  'create index outbox_by_address on outbox (to_address)',
  'create index outbox_by_message on outbox (message_id)',
];

const records = [
  `create table history (
    id integer primary key,
    changed_at text not null,
    actor_kind text not null check (actor_kind in ('user', 'command', 'site', 'visitor')),
    actor_id text,
    actor_name text not null,
    entity text not null,
    entity_id text not null,
    title text not null,
    action text not null,
    before text check (before is null or (${isJson('before', 'object')})),
    after text check (after is null or (${isJson('after', 'object')}))
  )`,
  'create index history_by_record on history (entity, entity_id, id)',
  'create index history_by_actor on history (actor_id, id)',
  'create index history_by_entity on history (entity, id)',
  'create index history_by_time on history (changed_at)',

  `create table trash (
    id text primary key,
    entity text not null,
    entity_id text not null,
    title text not null,
    data text not null check (${isJson('data', 'object')}),
    deleted_at text not null,
    deleted_by text not null
  )`,
  'create index trash_by_time on trash (deleted_at, id)',

  `create table trash_pictures (
    trash_id text not null references trash (id) on delete cascade,
    picture_hash text not null references pictures (hash),
    primary key (trash_id, picture_hash)
  ) without rowid`,
  'create index trash_pictures_by_hash on trash_pictures (picture_hash)',

  `create table record_imports (
    id text primary key,
    options text not null check (${isJson('options', 'object')}),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  )`,
];

const upkeep = [
  `create table job_runs (
    name text primary key,
    finished_at text not null
  ) without rowid`,

  `create table link_checks (
    address text primary key,
    kind text not null check (kind in ('image', 'official')),
    problem text,
    checked_at text not null,
    failing_since text
  ) without rowid`,
];
