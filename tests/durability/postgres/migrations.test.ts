import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { migrations, stepsToBaseline } from '#db/postgres/migrations.ts';
import { problemOf, type ServerFacts } from '#db/postgres/requirements.ts';
import { eventually } from '../../support/eventually.ts';
import { retiredTables } from '../../support/retiredTables.ts';
import { runServerToItsEnd, startServer } from '../../support/servers/serverProcess.ts';
import { newDatabaseAddress, preparedSite } from '../../support/site/preparedDatabases.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import {
  loadReleased,
  releasedDumps,
  renamedTables,
  upgradedRow,
} from '../upgrades/releasedDatabases.ts';
import { postgresShape } from './schemaShapes.ts';

const released = releasedDumps('postgres');

function open(address: string) {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

/** All rows of all tables except the list of migrations. */
async function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  const db = open(url);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const table = sql.table(name);
    const all = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${table} as t order by t::text`.execute(db);
    rows[name] = all.rows.map(({ row }) => JSON.parse(String(row)));
  }
  return rows;
}

async function migrationsOf(url: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(open(url));
  return rows.map(({ name }) => name);
}

test('the released dumps include the last build before the baseline', () => {
  expect(released[0]?.slice(0, 4)).toBe(stepsToBaseline.at(-1)?.slice(0, 4));
});

describe.each(released)('a database of %s', (release) => {
  test('has the newest schema after the upgrade, unchanged rows, and can be served', async () => {
    const url = await newDatabaseAddress();
    await loadReleased(release, url);
    const before = await rowsOf(url);
    const empty = Object.entries(before).filter(
      ([name, rows]) => rows.length === 0 && !retiredTables.includes(name),
    );
    expect(empty).toEqual([]);
    const had = await migrationsOf(url);
    expect(await migrateToLatest(open(url))).toMatchObject({
      applied: Object.keys(migrations).filter((name, at) => at > 0 && !had.includes(name)),
    });
    expect(await migrationsOf(url)).toEqual(Object.keys(migrations));
    const after = await rowsOf(url);
    for (const [name, rows] of Object.entries(before)) {
      if (name === 'content_version') continue;
      expect(after[renamedTables[name] ?? name], name).toMatchObject(rows.map(upgradedRow));
    }
    const { address } = await preparedSite('empty');
    expect(await postgresShape(url)).toEqual(await postgresShape(address));

    const server = await startServer({
      dataDir: temporaryFolder(),
      env: { DATABASE_URL: url },
      onSpawn: onTestFinished,
    });
    const destinations = before.destinations as Record<string, string>[];
    for (const { id, status, description = '' } of destinations) {
      if (status !== 'published') continue;
      const page = await (await fetch(`${server.url}/destination/${id}`)).text();
      expect(page).toContain(/^[\w ,]+/.exec(description)?.[0]);
    }
  });
});

/** A later version's migration, which ends with `last`. */
const later = (last: (db: Kysely<unknown>) => Promise<unknown> = async () => {}) => ({
  ...migrations,
  '9999_of_tomorrow': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table faqs add column source text not null default ''`.execute(db);
      await last(db);
    },
  },
});

test('of two concurrent migrations one runs, and the other waits and finds nothing to do', async () => {
  const { address } = await preparedSite('empty');
  const pool = { size: 2, statementTimeoutMs: 1000 };
  /** Waits until the other has waited for this migration for longer than the statement timeout. */
  const untilWaitedFor = (db: Kysely<unknown>) =>
    eventually(async () => {
      const { rows } = await sql`select from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())
        and clock_timestamp() - waitstart > interval '1.5 s'`.execute(db);
      expect(rows).toHaveLength(1);
    });
  const both = [1, 2].map(() => {
    const db = openDatabase(address, { pool });
    onTestFinished(() => db.destroy());
    return migrateToLatest(db, later(untilWaitedFor));
  });
  expect((await Promise.all(both)).map(({ applied }) => applied).sort()).toEqual([
    [],
    ['9999_of_tomorrow'],
  ]);
});

test('of two processes on a new database one migrates, and the other finds it done', async () => {
  const url = await newDatabaseAddress();
  const site = { dataDir: temporaryFolder(), env: { DATABASE_URL: url } };
  const ends = await Promise.all([1, 2].map(() => spawnScript('migrate.ts', [], site)));
  const outputs = ends.map(({ stdout, stderr }) => `${stdout}${stderr}`.replace(/^\S+ ?/, ''));
  expect(outputs.sort()).toEqual([
    `applied ${Object.keys(migrations).join(', ')}\n`,
    'is up to date\n',
  ]);
});

test('an old version refuses a newer database in one line', async () => {
  const { address } = await preparedSite('empty');
  await migrateToLatest(open(address), later());
  const env = { DATABASE_URL: address };
  expect(await runServerToItsEnd({ dataDir: temporaryFolder(), env })).toEqual({
    code: 1,
    signal: null,
    output:
      'The database was written by a newer version (it has migration 9999_of_tomorrow): start that version, or restore an older copy.\n',
  });
});

test('a database of another program or an earlier build is refused', async () => {
  const other = await newDatabaseAddress();
  await sql`create table notes (id integer)`.execute(open(other));
  await expect(migrateToLatest(open(other))).rejects.toThrow(
    'The database belongs to another program (it has notes)',
  );
  const earlier = await newDatabaseAddress();
  await loadReleased(released[0] ?? '', earlier);
  await sql`delete from kysely_migration where name = ${stepsToBaseline.at(-1)}`.execute(
    open(earlier),
  );
  await expect(migrateToLatest(open(earlier))).rejects.toThrow(
    `The database stopped at migration ${stepsToBaseline.at(-2)}, before the first release`,
  );
});

test('without permission to add pg_trgm, the error says what a superuser must run', async () => {
  const url = await newDatabaseAddress();
  const name = new URL(url).pathname.slice(1);
  const account = `guest_${name.slice(-12)}`;
  const superuser = new pg.Client(url);
  await superuser.connect();
  onTestFinished(async () => {
    await superuser.query(`drop owned by ${account}; drop role ${account}`);
    await superuser.end();
  });
  await superuser.query(`create role ${account} login`);
  const guest = open(url.replace('landfall@', `${account}@`));
  expect(inject('postgres')).toContain('landfall@');

  await expect(migrateToLatest(guest)).rejects.toThrow(
    `${account} may not make tables in ${name}: a superuser runs "alter database ${name} owner to ${account}" or, in that database, "grant create on schema public to ${account}".`,
  );
  await superuser.query(`grant create on schema public to ${account}`);
  await expect(migrateToLatest(guest)).rejects.toThrow(
    `${account} may not add the extension pg_trgm: a superuser runs "create extension pg_trgm" in the database ${name}.`,
  );
  await superuser.query('create extension pg_trgm');
  expect(await migrateToLatest(guest)).toMatchObject({ applied: Object.keys(migrations) });
  await guest.destroy();
});

test('a server that is too old or incomplete is refused in one line', () => {
  const facts: ServerFacts = {
    version: 150_004,
    encoding: 'UTF8',
    database: 'site',
    account: 'landfall',
    schema: 'public',
    makesTables: 1,
    hasTrigrams: 0,
    offersTrigrams: 1,
    mayAddTrigrams: 1,
  };
  expect(problemOf(facts)).toBeNull();
  expect(problemOf({ ...facts, version: 140_011 })).toBe(
    'This is PostgreSQL 14: Landfall needs 15 or newer.',
  );
  expect(problemOf({ ...facts, encoding: 'SQL_ASCII' })).toContain('not UTF8');
  expect(problemOf({ ...facts, schema: null })).toContain('"create schema public"');
  expect(problemOf({ ...facts, offersTrigrams: 0 })).toContain('install its contrib package');
  expect(problemOf({ ...facts, offersTrigrams: 0, hasTrigrams: 1 })).toBeNull();
});
