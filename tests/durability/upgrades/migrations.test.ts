import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formerSubjects } from '#core/languages/movedMessages.ts';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { knownMigrations, migrations, stepsToBaseline } from '#db/sqlite/migrations.ts';
import { retiredTables } from '../../support/retiredTables.ts';
import { runServerToItsEnd, startServer } from '../../support/servers/serverProcess.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { sqliteShape } from '../postgres/schemaShapes.ts';
import {
  migratedSite,
  releasedDumps,
  releasedSite,
  renamedTables,
  upgradedRow,
} from './releasedDatabases.ts';

const released = releasedDumps('sqlite');

/** The result of `read` on the file. */
function reading<Found>(path: string, read: (sqlite: Sqlite.Database) => Found): Found {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

function migrationsOf(path: string): string[] {
  return reading(path, (sqlite) =>
    sqlite.prepare<[], string>('select name from kysely_migration order by name').pluck().all(),
  );
}

function editing(path: string, statements: string) {
  const sqlite = new Sqlite(path);
  sqlite.exec(statements);
  sqlite.close();
}

/** The tables and indexes, and all rows of all tables except the list of migrations. */
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

function open(path: string) {
  const db = openDatabase(path);
  onTestFinished(() => db.destroy());
  return db;
}

test('the released dumps include the last build before the baseline, with rows in every table', () => {
  expect(released[0]?.slice(0, 4)).toBe(stepsToBaseline.at(-1)?.slice(0, 4));
  for (const release of released) {
    const empty = Object.entries(contentOf(releasedSite(release).path).rows).filter(
      ([name, rows]) => rows.length === 0 && !retiredTables.includes(name),
    );
    expect(empty, release).toEqual([]);
  }
});

describe.each(released)('a database of %s', (release) => {
  test('has the newest schema after the upgrade, and unchanged rows', async () => {
    const { path, dataDir } = releasedSite(release);
    const before = contentOf(path);
    const had = migrationsOf(path);
    const missing = knownMigrations.slice(1).filter((name) => !had.includes(name));
    const { applied, copy } = await migrateToLatest(open(path));
    expect(applied).toEqual(missing);
    expect(migrationsOf(path)).toEqual(knownMigrations);
    if (missing.length > 0) expect(migrationsOf(copy ?? '')).toEqual(had);

    const newPath = join(dataDir, 'new.sqlite');
    await migrateToLatest(open(newPath));
    expect(sqliteShape(path)).toEqual(sqliteShape(newPath));
    const after = contentOf(path);
    for (const [name, rows] of Object.entries(before.rows)) {
      if (name === 'content_version') continue;
      const kept = after.rows[renamedTables[name] ?? name]?.map((row) =>
        JSON.parse(JSON.stringify(row)),
      );
      expect(kept, name).toMatchObject(rows.map(upgradedRow));
    }
    reading(path, (sqlite) => {
      expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    });
  });

  test('can be served after the upgrade', async () => {
    const { path, dataDir } = releasedSite(release);
    const destinations = contentOf(path).rows.destinations as Record<string, string>[];
    const published = destinations.filter(({ status }) => status === 'published');
    expect(published.length).toBeGreaterThan(1);
    const server = await startServer({ dataDir, onSpawn: onTestFinished });
    for (const { id, name, short_description: shortDescription, description } of published) {
      const input = encodeURIComponent(JSON.stringify({ id }));
      const answer = await fetch(`${server.url}/trpc/destination.byId?input=${input}`);
      expect(await answer.json()).toMatchObject({ result: { data: { name, shortDescription } } });
      const page = await (await fetch(`${server.url}/destination/${id}`)).text();
      expect(page).toContain(/^[\w ,]+/.exec(description ?? '')?.[0]);
    }
    const translations = contentOf(path).rows.translations as Record<string, string>[];
    const subjects = translations.map(({ subject }) => subject ?? '');
    expect(subjects.filter((subject) => formerSubjects.includes(subject))).toEqual([]);
  });
});

describe('a database from before the baseline', () => {
  test('is upgraded also by a version with equally many migrations', async () => {
    const { path } = releasedSite(released[0] ?? '');
    const some = Object.fromEntries(Object.entries(migrations).slice(0, stepsToBaseline.length));
    const { applied } = await migrateToLatest(open(path), some);
    expect(applied).toHaveLength(stepsToBaseline.length - 1);
    expect(applied).toEqual(Object.keys(some).slice(1));
  });

  test('has its images in the folder `images` after the upgrade', async () => {
    const { path, dataDir } = releasedSite(released[0] ?? '');
    const hash = 'ab'.repeat(32);
    mkdirSync(join(dataDir, 'pictures', hash), { recursive: true });
    writeFileSync(join(dataDir, 'pictures', hash, '600.webp'), 'an image');
    await migrateToLatest(open(path));
    expect(readFileSync(join(dataDir, 'images', hash, '600.webp'), 'utf8')).toBe('an image');
    expect(existsSync(join(dataDir, 'pictures'))).toBe(false);
  });
});

/** Migrations of a later version, run like real ones: after those of this version. */
function later(ups: Record<string, (db: Kysely<unknown>) => Promise<unknown>>) {
  const added = Object.entries(ups).map(([name, up]) => [
    name,
    { up: async (db: Kysely<unknown>) => void (await up(db)) },
  ]);
  return { ...migrations, ...Object.fromEntries(added) };
}

describe('a database of an unknown schema', () => {
  /** Expects the start to be refused with this output, without any change in the folder. */
  function expectRefused(dataDir: string, output: string) {
    const files = () =>
      readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name)).toString('hex')]);
    const before = files();
    expect(() => open(join(dataDir, 'landfall.sqlite'))).toThrow(output);
    expect(files()).toEqual(before);
  }

  test('from an earlier build is refused with the version to start first', async () => {
    const { path, dataDir } = releasedSite(released[0] ?? '');
    editing(path, "delete from kysely_migration where name > '0009_z'");
    expectRefused(
      dataDir,
      'The database stopped at migration 0009_several_processes, before the first release: start the version of commit',
    );
  });

  test('of another program is left unchanged', async () => {
    const dataDir = temporaryFolder();
    editing(join(dataDir, 'landfall.sqlite'), 'create table notes (id integer primary key)');
    expectRefused(dataDir, 'The database belongs to another program (it has notes)');
    const other = temporaryFolder();
    editing(
      join(other, 'landfall.sqlite'),
      `create table kysely_migration (name text, timestamp text);
       insert into kysely_migration values ('2020_notes', '')`,
    );
    expectRefused(other, 'The database belongs to another program (it has migration 2020_notes)');
  });

  test('of another program in WAL mode is left unchanged, with its log and without', async () => {
    const [inUse, left, checkpointed] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const sqlite = new Sqlite(join(inUse, 'landfall.sqlite'));
    sqlite.exec('pragma journal_mode = wal; create table notes (id integer primary key)');
    for (const companion of ['', '-wal', '-shm']) {
      const name = `landfall.sqlite${companion}`;
      copyFileSync(join(inUse, name), join(left, name));
    }
    sqlite.close();
    copyFileSync(join(inUse, 'landfall.sqlite'), join(checkpointed, 'landfall.sqlite'));
    const belongs = 'The database belongs to another program (it has notes)';
    const log = () => readFileSync(join(left, 'landfall.sqlite-wal'));
    const before = log();
    expect(before.length).toBeGreaterThan(0);
    expect(() => open(join(left, 'landfall.sqlite'))).toThrow(belongs);
    expect(log().equals(before)).toBe(true);
    expectRefused(checkpointed, belongs);
  });
});

describe('a migration that fails in the middle', () => {
  test('rolls back everything, including earlier pending migrations', async () => {
    const { path, dataDir } = await migratedSite();
    const db = open(path);
    const before = contentOf(path);
    const migrations = later({
      '9998_works': async (trx) => {
        await sql`alter table faqs add column source text`.execute(trx);
        await sql`update faqs set source = 'us'`.execute(trx);
      },
      '9999_breaks': async (trx) => {
        await sql`create table kept (id integer primary key)`.execute(trx);
        await sql`drop index faqs_in_order`.execute(trx);
        await sql`delete from visa_requirements`.execute(trx);
        await sql`insert into absent values (1)`.execute(trx);
      },
    });
    await expect(migrateToLatest(db, migrations)).rejects.toThrow('no such table: absent');
    expect(contentOf(path)).toEqual(before);
    expect(readdirSync(dataDir).filter((name) => name.includes('before-migration'))).toEqual([]);
    // It works as before: foreign keys are enforced, and later statements aren't part of the failed
    // transaction.
    const orphan = sql`insert into recovery_codes values ('nobody', 'x')`.execute(db);
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
    expect(await migrateToLatest(db)).toMatchObject({ applied: [] });
  });

  test('rolls back the upgrade from before the baseline', async () => {
    const { path } = releasedSite(released[0] ?? '');
    const before = contentOf(path);
    const breaks = later({ '9999_breaks': () => Promise.reject(new Error('No')) });
    await expect(migrateToLatest(open(path), breaks)).rejects.toThrow('No');
    expect(contentOf(path)).toEqual(before);
    expect(migrationsOf(path)).toEqual(stepsToBaseline);
  });

  test('leaves no new database', async () => {
    const path = join(temporaryFolder(), 'landfall.sqlite');
    const migrations = { '0001_breaks': { up: () => Promise.reject(new Error('No')) } };
    await expect(migrateToLatest(open(path), migrations)).rejects.toThrow('No');
    expect(contentOf(path).schema).toEqual([]);
  });
});

describe('a migration that recreates a table', () => {
  const remake = (where: string) =>
    later({
      '9999_remakes': async (trx) => {
        await sql`create table new_users as select * from users ${sql.raw(where)}`.execute(trx);
        await sql`drop table users`.execute(trx);
        await sql`create table users (id text primary key, email text)`.execute(trx);
        await sql`insert into users select id, email from new_users`.execute(trx);
        await sql`drop table new_users`.execute(trx);
      },
    });

  test('keeps the rows that reference it', async () => {
    const { path } = await migratedSite();
    const { sessions } = contentOf(path).rows;
    await migrateToLatest(open(path), remake(''));
    expect(contentOf(path).rows.sessions).toEqual(sessions);
  });

  test('is rolled back if references would break', async () => {
    const { path } = await migratedSite();
    const db = open(path);
    const before = contentOf(path);
    await expect(migrateToLatest(db, remake('where false'))).rejects.toThrow(
      /^After the migration \d+ rows would refer to nothing, the first in sessions to users: the database was left as it was\.$/,
    );
    expect(contentOf(path)).toEqual(before);
  });
});

test('an old version refuses a newer database in one line without changing it', async () => {
  const { dataDir, path } = await migratedSite();
  editing(path, "insert into kysely_migration values ('9999_of_tomorrow', '2999-01-01')");
  const before = contentOf(path);
  expect(await runServerToItsEnd({ dataDir, env: {} })).toEqual({
    code: 1,
    signal: null,
    output:
      'The database was written by a newer version (it has migration 9999_of_tomorrow): start that version, or restore an older copy.\n',
  });
  expect(contentOf(path)).toEqual(before);
});
