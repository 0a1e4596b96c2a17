import { type Kysely, sql } from 'kysely';

const purposes = "('tourist','transit','working')";
const isObject = (column: string) => `json_valid(${column}) and json_type(${column}) = 'object'`;

/** What a team shares a site with: accounts and roles, history, trash, drafts, mail, and imports of records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...people, ...records, ...publishing, ...mail, ...dashboard]) {
    await sql.raw(statement).execute(db);
  }
}

const people = [
  "alter table users add column name text not null default ''",
  `alter table users add column role text not null default 'administrator'
    check (role in ('administrator', 'editor'))`,
  'alter table users add column deactivated_at text',
  'alter table users add column last_seen_at text',
  'alter table users add column totp_secret text',
  // The step of the last code that was accepted: no code is accepted twice.
  'alter table users add column totp_last_step integer',
  'alter table users add column version integer not null default 1 check (version >= 1)',

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

  "alter table sessions add column user_agent text not null default ''",
  "alter table sessions add column network text not null default ''",
  'alter table sessions add column last_seen_at text',
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
    before text check (before is null or (${isObject('before')})),
    after text check (after is null or (${isObject('after')}))
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
    data text not null check (${isObject('data')}),
    deleted_at text not null,
    deleted_by text not null
  )`,
  'create index trash_by_time on trash (deleted_at, id)',
  // No file is swept away as long as a row here names it.
  `create table trash_pictures (
    trash_id text not null references trash (id) on delete cascade,
    picture_hash text not null references pictures (hash),
    primary key (trash_id, picture_hash)
  ) without rowid`,
  'create index trash_pictures_by_hash on trash_pictures (picture_hash)',

  `create table record_imports (
    id text primary key,
    options text not null check (${isObject('options')}),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  )`,
];

const publishing = [
  `alter table destinations add column status text not null default 'published'
    check (status in ('draft', 'published', 'scheduled'))`,
  'alter table destinations add column publish_at text',
  "create index destinations_scheduled on destinations (publish_at) where status = 'scheduled'",
  // The sitemap lists what is published: these hold no more than that.
  'drop index destinations_last_changes',
  'drop index destinations_last_changes_by_country',
  `create index destinations_last_changes on destinations (id, updated_at)
    where status = 'published'`,
  `create index destinations_last_changes_by_country on destinations (country_code, id, updated_at)
    where status = 'published'`,
  // Counts of what visitors find read these alone.
  `create index destinations_published on destinations (continent, id, country_code, search_text)
    where status = 'published'`,
  `create index destinations_unpublished on destinations (status, created_at desc, id)
    where status <> 'published'`,
  `create table destination_redirects (
    old_id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    created_at text not null
  ) without rowid`,
  'create index destination_redirects_by_destination on destination_redirects (destination_id)',

  'alter table faqs add column version integer not null default 1 check (version >= 1)',
  'alter table faqs add column creation_key text',
  'create unique index faqs_by_creation_key on faqs (creation_key) where creation_key is not null',
];

const mail = [
  `alter table contact_messages add column status text not null default 'unread'
    check (status in ('unread', 'read', 'answered', 'archived', 'spam'))`,
  'create index contact_messages_by_status on contact_messages (status, id)',
  `alter table newsletter_subscribers add column status text not null default 'subscribed'
    check (status in ('pending', 'subscribed'))`,
  'alter table newsletter_subscribers add column confirmed_at text',

  `create table outbox (
    id integer primary key,
    kind text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    headers text not null default '{}' check (${isObject('headers')}),
    message_id integer references contact_messages (id) on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at text not null,
    last_error text,
    created_at text not null,
    sent_at text
  )`,
  "create index outbox_waiting on outbox (state, next_attempt_at, id) where state = 'waiting'",
  'create index outbox_by_state on outbox (state, id)',
  'create index outbox_by_address on outbox (to_address)',
  'create index outbox_by_message on outbox (message_id)',

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
];

const dashboard = [
  `create table unanswered_requests (
    passport text not null,
    destination text not null,
    day text not null,
    requests integer not null check (requests >= 1),
    primary key (passport, destination, day)
  ) without rowid`,
  'create index unanswered_requests_by_day on unanswered_requests (day)',

  `create table link_checks (
    address text primary key,
    kind text not null check (kind in ('image', 'official')),
    problem text,
    checked_at text not null,
    failing_since text
  ) without rowid`,
];
