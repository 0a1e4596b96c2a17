import { type Kysely, sql } from 'kysely';

/** What several processes on one database have to share: jobs, rate limits and imports under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_runs (
    name text primary key,
    finished_at text not null
  ) without rowid`.execute(db);

  await sql`create table rate_limits (
    name text not null,
    key_hash text not null,
    tries integer not null check (tries >= 1),
    ends_at text not null,
    primary key (name, key_hash)
  ) without rowid`.execute(db);
  await sql`create index rate_limits_by_end on rate_limits (ends_at)`.execute(db);

  await sql`create table rule_imports (
    id text primary key,
    options text not null check (json_valid(options) and json_type(options) = 'object'),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    edition_id integer references rule_editions (id) on delete set null,
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  )`.execute(db);
  await sql`create index rule_imports_by_edition on rule_imports (edition_id)`.execute(db);
}
