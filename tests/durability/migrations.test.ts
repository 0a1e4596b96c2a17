import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { tokyo } from '../../db/seed/samples/tokyo.ts';
import { knownMigrations } from '../../db/sqlite/migrations.ts';
import { releasedDumps, releasedSite } from '../releasedDatabases.ts';
import { runServerToItsEnd, startServer } from '../serverProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const released = releasedDumps('sqlite');

/** What `read` finds in the file. */
function reading<Found>(path: string, read: (sqlite: Sqlite.Database) => Found): Found {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/** The tables and indexes, and every row of every table but the list of migrations. */
function contentOf(path: string) {
  return reading(path, (sqlite) => {
    const schema = sqlite
      .prepare<[], { type: string; name: string; sql: string }>(
        'select type, name, sql from sqlite_schema order by type, name',
      )
      .all();
    const tables = schema.filter(
      ({ type, name }) => type === 'table' && !name.startsWith('kysely'),
    );
    const rows = tables.map(({ name }) => [name, sqlite.prepare(`select * from "${name}"`).all()]);
    return { schema, rows: Object.fromEntries(rows) as Record<string, object[]> };
  });
}

/** What a table of an older release is expected to hold after the upgrade. */
const moved: Record<string, (rows: object[]) => Record<string, object[]>> = {
  destinations: (rows) => {
    const typed = rows as { id: string; types?: string }[];
    return {
      destinations: typed.map(({ types, ...row }) => row),
      ...(typed.some(({ types }) => types) && {
        destination_types: typed.flatMap(({ id, types = '[]' }) =>
          (JSON.parse(types) as string[]).sort().map((type) => ({ destination_id: id, type })),
        ),
      }),
    };
  },
  destination_counts: () => ({}),
  destination_grams: () => ({}),
  search_positions: () => ({}),
};

function open(path: string) {
  const db = openDatabase(path);
  onTestFinished(() => db.destroy());
  return db;
}

test('there is a database of every released schema, with rows in every table', () => {
  expect(released.map((name) => name.slice(0, 4))).toEqual(
    knownMigrations.map((name) => name.slice(0, 4)),
  );
  for (const release of released) {
    const empty = Object.entries(contentOf(releasedSite(release).path).rows).filter(
      ([, rows]) => rows.length === 0,
    );
    expect(empty, release).toEqual([]);
  }
});

describe.each(released)('a database of %s', (release) => {
  test('has the newest schema after the upgrade, and every row as it was', async () => {
    const { path, dataDir } = releasedSite(release);
    const before = contentOf(path);
    await migrateToLatest(open(path));
    const after = contentOf(path);

    const newPath = join(dataDir, 'new.sqlite');
    await migrateToLatest(open(newPath));
    expect(after.schema).toEqual(contentOf(newPath).schema);
    for (const [name, rowsBefore] of Object.entries(before.rows)) {
      const expected = moved[name]?.(rowsBefore) ?? { [name]: rowsBefore };
      for (const [table, rows] of Object.entries(expected)) {
        expect(after.rows[table], table).toMatchObject(rows);
      }
    }
    reading(path, (sqlite) => {
      expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    });
  });

  test('is served after the upgrade', async () => {
    const { dataDir } = releasedSite(release);
    const server = await startServer({ dataDir });
    onTestFinished(() => server.kill());
    const input = encodeURIComponent(JSON.stringify({ id: 'tokyo-japan' }));
    const answer = await fetch(`${server.url}/trpc/destination.byId?input=${input}`);
    expect(await answer.json()).toMatchObject({
      result: { data: { name: 'Tokyo', shortDescription: "Neon and 'quiet' gardens — 東京" } },
    });
    expect(await (await fetch(`${server.url}/destination/paris-france`)).text()).toContain(
      'Museums, bridges and bread.',
    );
  });
});

test('samples that nobody edited are told what makes them special, and no other row is', async () => {
  const { path } = releasedSite('0003.sql');
  const sqlite = new Sqlite(path);
  // Paris was edited. Lyon is somebody's own.
  sqlite.exec(`
    update destinations set image_url = '/posters/' || id || '.svg';
    insert into destinations select 'lyon-france', 'Lyon', country, country_code, continent,
      '/posters/lyon-france.svg', types, short_description, description, rating, currency,
      time_zone, languages, popular, emergency_numbers, weather, search_text, created_at, created_at
      from destinations where id = 'paris-france'`);
  sqlite.close();
  await migrateToLatest(open(path));
  const rows = contentOf(path).rows.destinations as { id: string; highlights: string }[];
  const highlights = Object.fromEntries(rows.map((row) => [row.id, JSON.parse(row.highlights)]));
  expect(highlights).toEqual({
    'paris-france': [],
    'lyon-france': [],
    'tokyo-japan': tokyo.destination.highlights,
  });
});

test('sample requirements that nobody edited are dated as their files say, and no other row is', async () => {
  const { path } = releasedSite('0007.sql');
  const sqlite = new Sqlite(path);
  const copy = (id: string, passport: string, changes = '') =>
    sqlite.exec(`create temp table copied as select * from visa_requirements limit 1;
      update copied set id = '${id}', destination_id = 'tokyo-japan', country_code = '${passport}',
        type = 'tourist', version = 1, updated_at = created_at, creation_key = null ${changes};
      insert into visa_requirements select * from copied; drop table copied`);
  sqlite.exec(
    "insert or ignore into countries values ('US', 'United States', 'North America', '', 1)",
  );
  copy('tokyo-japan-us-tourist', 'US');
  copy('tokyo-japan-fr-tourist', 'FR', ', version = 2');
  copy('my-own', 'JP');
  sqlite.close();
  await migrateToLatest(open(path));
  const rows = contentOf(path).rows.visa_requirements as { id: string; source_date: string }[];
  expect(rows.filter((row) => row.source_date).map(({ id }) => id)).toEqual([
    'tokyo-japan-us-tourist',
  ]);
  expect(rows.find(({ id }) => id === 'tokyo-japan-us-tourist')?.source_date).toBe('2025-11');
});

const landed = '0001.sql';

/** What a later version may bring, run as it will be: after the migrations of the release. */
function later(migrations: Record<string, (db: Kysely<unknown>) => Promise<unknown>>) {
  const nothing = { up: async () => {} };
  return {
    '0001_initial': nothing,
    ...Object.fromEntries(
      Object.entries(migrations).map(([name, up]) => [
        name,
        { up: async (db: Kysely<unknown>) => void (await up(db)) },
      ]),
    ),
  };
}

describe('a migration that fails in the middle', () => {
  test('takes everything back, that of the pending ones before it too', async () => {
    const { path, dataDir } = releasedSite(landed);
    const db = open(path);
    const before = contentOf(path);
    const migrations = later({
      '0002_works': async (trx) => {
        await sql`alter table faqs add column source text`.execute(trx);
        await sql`update faqs set source = 'us'`.execute(trx);
      },
      '0003_breaks': async (trx) => {
        await sql`create table kept (id integer primary key)`.execute(trx);
        await sql`drop index faqs_in_order`.execute(trx);
        await sql`delete from visa_requirements`.execute(trx);
        await sql`insert into absent values (1)`.execute(trx);
      },
    });
    await expect(migrateToLatest(db, migrations)).rejects.toThrow('no such table: absent');
    expect(contentOf(path)).toEqual(before);
    expect(readdirSync(dataDir).filter((name) => name.includes('before-migration'))).toEqual([]);
    // It works as before: references are minded, and what comes next is no part of what failed.
    const orphan = sql`insert into sessions values ('x', 'nobody', '', '')`.execute(db);
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
    expect(await migrateToLatest(db)).toMatchObject({ applied: knownMigrations.slice(1) });
  });

  test('leaves nothing at all of a database that was to be made', async () => {
    const path = join(temporaryFolder(), 'landfall.sqlite');
    const migrations = { '0001_breaks': { up: () => Promise.reject(new Error('No')) } };
    await expect(migrateToLatest(open(path), migrations)).rejects.toThrow('No');
    expect(contentOf(path).schema).toEqual([]);
  });
});

describe('a migration that makes a table anew', () => {
  const remake = (where: string) =>
    later({
      '0002_remakes': async (trx) => {
        await sql`create table new_users as select * from users ${sql.raw(where)}`.execute(trx);
        await sql`drop table users`.execute(trx);
        await sql`create table users (id text primary key, email text, password_hash text,
          created_at text, updated_at text, name text)`.execute(trx);
        await sql`insert into users select *, null from new_users`.execute(trx);
        await sql`drop table new_users`.execute(trx);
      },
    });

  test('keeps the rows that refer to it', async () => {
    const { path } = releasedSite(landed);
    const { sessions } = contentOf(path).rows;
    await migrateToLatest(open(path), remake(''));
    expect(contentOf(path).rows.sessions).toEqual(sessions);
  });

  test('is taken back when rows would refer to nothing', async () => {
    const { path } = releasedSite(landed);
    const db = open(path);
    const before = contentOf(path);
    await expect(migrateToLatest(db, remake('where false'))).rejects.toThrow(
      'After the migration 1 row would refer to nothing, the first in sessions to users: the database was left as it was.',
    );
    expect(contentOf(path)).toEqual(before);
  });
});

test('an old version refuses a newer database in one line and leaves it alone', async () => {
  const { dataDir, path } = releasedSite(released.at(-1) ?? '');
  const sqlite = new Sqlite(path);
  sqlite.exec("insert into kysely_migration values ('9999_of_tomorrow', '2999-01-01')");
  sqlite.close();
  const before = contentOf(path);
  expect(await runServerToItsEnd({ dataDir, env: {} })).toEqual({
    code: 1,
    signal: null,
    output:
      'The database was written by a newer version (it has migration 9999_of_tomorrow): start that version, or restore an older copy.\n',
  });
  expect(contentOf(path)).toEqual(before);
});
