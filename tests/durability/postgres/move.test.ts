// Moves between a SQLite file and a PostgreSQL database, both ways: runs if PostgreSQL is
// installed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { moveSite } from '#db/move/moveSite.ts';
import { movedTables } from '#db/move/tables.ts';
import { knownMigrations } from '#db/sqlite/migrations.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { eventually } from '../../support/eventually.ts';
import { PASSWORD_USER } from '../../support/servers/postgresServer.ts';
import { nodeBinary } from '../../support/servers/serverProcess.ts';
import { copyPrepared, newDatabaseAddress } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { migratedSite, releasedDumps, releasedSite } from '../upgrades/releasedDatabases.ts';

const lost = 'cd'.repeat(32);
const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'move.ts');

function open(address: string): OpenDatabase {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

/**
 * A site on SQLite with rows in all tables, an image with two files, and one whose files are
 * missing.
 */
async function siteWithImages() {
  const { dataDir, path } = await migratedSite();
  const sqlite = new Sqlite(path);
  const stored = sqlite.prepare<[], string>('select hash from images').pluck().get() ?? '';
  const folder = join(dataDir, 'images', stored);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '1200x800.webp'), Buffer.from([0, 255, 1, 254, 10, 0]));
  writeFileSync(join(folder, '480.avif'), Buffer.alloc(300_000, 'image'));
  sqlite.exec(`insert into images values ('${lost}', 1, 1, 1, '2026-11-22T12:00:00.000Z')`);
  sqlite.close();
  return { dataDir, path, stored };
}

async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, key } of movedTables) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const all = await sql`select * from ${sql.table(name)} order by ${order}`.execute(db);
    rows[name] = all.rows;
  }
  return rows;
}

async function tablesOf(address: string): Promise<string[]> {
  const tables = await open(address).introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('after a move and back every row and image is the same', async () => {
  const { dataDir, path, stored } = await siteWithImages();
  const before = await rowsOf(open(path));
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const url = await newDatabaseAddress();
  const there = await spawnScript('move.ts', [], { dataDir, env: { MOVE_TO: url } });
  expect(there).toMatchObject({ code: 0, stderr: '' });
  expect(there.stdout).toContain(`1 image whose files were lost before (${lost})`);

  const backDir = temporaryFolder();
  const file = join(backDir, 'data', 'landfall.sqlite');
  const back = await runScript('move.ts', ['--to', `sqlite:${file}`], {
    dataDir: backDir,
    env: { DATABASE_URL: url },
  });
  expect(back).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(dirname(file)).sort()).toEqual(['images', 'landfall.sqlite']);

  const sums = (output: string) =>
    output.split('\n').filter((line) => line.includes('sha256') && !/^content_version/.test(line));
  expect(sums(there.stdout)).toHaveLength(movedTables.length - 1);
  expect(sums(back.stdout)).toEqual(sums(there.stdout));
  const [onPostgres, after] = [await rowsOf(open(url)), await rowsOf(open(file))];
  const versions = [before, onPostgres, after].map(
    (rows) => (rows.content_version as { version: number }[])[0]?.version ?? 0,
  );
  expect(versions.map((version) => version - (versions[0] ?? 0))).toEqual([0, 1e6, 2e6]);
  for (const rows of [onPostgres, after]) {
    expect({ ...rows, content_version: [] }).toEqual({ ...before, content_version: [] });
  }
  const [images, imagesBack] = [join(dataDir, 'images'), join(dirname(file), 'images')];
  expect(filesBelow(imagesBack)).toEqual([`${stored}/1200x800.webp`, `${stored}/480.avif`]);
  for (const name of filesBelow(images)) {
    expect(readFileSync(join(imagesBack, name)).equals(readFileSync(join(images, name)))).toBe(
      true,
    );
  }
  await expect(migrateToLatest(open(file))).resolves.toEqual({ applied: [], copy: null });
});

test('after a move to PostgreSQL new rows get the next id, and references work', async () => {
  const url = await newDatabaseAddress();
  const from = open((await siteWithImages()).path);
  // The newest subscriber was deleted: its id in an open list must not mean another one.
  await from
    .transaction()
    .execute((trx) =>
      recordChange(trx, { entity: 'subscriber', id: 900, title: '', action: 'deleted' }),
    );
  await moveSite(from, url);
  const db = open(url);
  const { rows } = await sql<{ table: string; next: number }>`
    select table_name as table, nextval(pg_get_serial_sequence(table_name, column_name)) as next
    from information_schema.columns
    where is_identity = 'YES' and table_schema = 'public' order by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(6);
  for (const { table, next } of rows) {
    const highest = await sql<{ id: number }>`
      select max(id) as id from (select id from ${sql.table(table)} union all
        select entity_id::bigint from history where entity = ${recordedAs[table] ?? ''}) as given
      `.execute(db);
    expect(next, table).toBe((highest.rows[0]?.id ?? 0) + 1);
  }
  expect(rows).toContainEqual({ table: 'newsletter_subscribers', next: 901 });
  const subscriber = { email: 'new@example.com', created_at: '' };
  await db.insertInto('newsletter_subscribers').values(subscriber).execute();

  const moved = await foreignKeysOf(url);
  const migrated = await copyPrepared('empty');
  onTestFinished(migrated.discard);
  expect(moved).toEqual(await foreignKeysOf(migrated.address));
  expect(moved.length).toBeGreaterThan(20);
});

/** The tables with numeric ids that the history refers to, with the names that it stores. */
const recordedAs: Record<string, string> = {
  entry_rules: 'rule',
  entry_conditions: 'entry_condition',
  application_portals: 'application_portal',
  answer_reports: 'answer_report',
  contact_messages: 'message',
  newsletter_subscribers: 'subscriber',
  outbox: 'mail',
  translations: 'translation',
};

async function foreignKeysOf(url: string) {
  const { rows } = await sql<{ definition: string }>`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      || convalidated as definition
    from pg_constraint where contype = 'f' order by 1`.execute(open(url));
  return rows.map(({ definition }) => definition);
}

test('a write during the move is not in the copy, not even partly', async () => {
  const { path } = await siteWithImages();
  const url = await newDatabaseAddress();
  const [there, atFirst] = [writeOnce(path), await rowsOf(open(path))];
  await moveSite(open(path), url, { onProgress: () => there.write() });
  expect(await there.written()).toBe(true);
  expect({ ...(await rowsOf(open(url))), content_version: [] }).toEqual({
    ...atFirst,
    content_version: [],
  });

  const file = join(temporaryFolder(), 'landfall.sqlite');
  const back = writeOnce(url);
  await moveSite(open(url), file, { onProgress: () => back.write() });
  expect(await back.written()).toBe(true);
  expect({ ...(await rowsOf(open(file))), content_version: [] }).toEqual({
    ...atFirst,
    content_version: [],
  });
});

/** Deletes rows, as a running server does, from tables that are moved early and late. */
function writeOnce(address: string) {
  const db = open(address);
  let written: Promise<void> | undefined;
  return {
    write() {
      written ??= db.transaction().execute(async (trx) => {
        await trx.deleteFrom('destinations').execute();
        await trx.deleteFrom('faqs').execute();
        await trx.deleteFrom('rule_imports').execute();
      });
    },
    async written() {
      await written;
      return (await db.selectFrom('faqs').select('id').execute()).length === 0;
    },
  };
}

/**
 * Makes PostgreSQL perform `action` before each insert into faqs, as soon as that table is created.
 */
async function meddle(db: Db, action: string) {
  await sql`create function meddle() returns trigger language plpgsql as
    ${sql.lit(`begin ${action}; return new; end`)}`.execute(db);
  await sql`create function meddle_with_faqs() returns event_trigger language plpgsql as $$ begin
    if exists (select 1 from pg_event_trigger_ddl_commands() where object_identity = 'public.faqs') then
      create trigger meddle before insert on faqs for each row execute function meddle();
    end if; end $$`.execute(db);
  await sql`create event trigger meddle on ddl_command_end when tag in ('CREATE TABLE')
    execute function meddle_with_faqs()`.execute(db);
}

test('a copy with differences is rolled back', async () => {
  const url = await newDatabaseAddress();
  await meddle(open(url), 'new.question = upper(new.question)');
  await expect(moveSite(open((await siteWithImages()).path), url)).rejects.toThrow(
    /^The copy of faqs is different \((\d+) rows were read, \1 are there\): nothing was moved\.$/,
  );
  expect(await tablesOf(url)).toEqual([]);
});

test('a failure is one line, without the password', async () => {
  const { dataDir, path } = await siteWithImages();
  const url = await newDatabaseAddress();
  const move = (to: string, env = {}) => runScript('move.ts', ['--to', to], { dataDir, env });
  const failed = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` });
  const place = `postgres://${new URL(url).host}${new URL(url).pathname}`;

  expect(await move('sqlite:elsewhere.sqlite')).toEqual(
    failed('The site is on SQLite already; npm run backup copies its file'),
  );
  expect(await move('elsewhere')).toEqual(
    failed('--to takes postgres://… or sqlite:FILE; --help tells more'),
  );
  expect(await move(`sqlite:${path}`, { DATABASE_URL: url })).toEqual(
    failed(`${place} lacks the migration 0013_baseline: run npm run migrate first`),
  );
  expect(await move(url, { DATA_DIR: join(dataDir, 'nowhere') })).toMatchObject({ code: 1 });
  expect(existsSync(join(dataDir, 'nowhere'))).toBe(false);
  expect(await move('postgres://landfall:secret@127.0.0.1:9/landfall')).toEqual(
    failed(
      "The database postgres://127.0.0.1:9/landfall can't be opened: connect ECONNREFUSED 127.0.0.1:9. Start PostgreSQL, or correct host and port in --to.",
    ),
  );

  await migrateToLatest(open(url));
  const some = (await tablesOf(url)).slice(0, 3).join(', ');
  expect(await move(url)).toEqual(
    failed(`${place} isn't empty (it has ${some}, …): create a new database`),
  );
  expect(await move(`sqlite:${path}`, { DATABASE_URL: url })).toEqual(
    failed(`${path} exists: name a file that isn't there yet`),
  );
});

test('a wrong password is reported with the address to correct', async () => {
  const { dataDir } = await siteWithImages();
  const url = await newDatabaseAddress();
  const wrong = new URL(url);
  wrong.username = PASSWORD_USER;
  wrong.password = 'secret';
  const place = `postgres://${wrong.host}${wrong.pathname}`;
  const refusal = (setting: string) => ({
    code: 1,
    stdout: '',
    stderr: `The database ${place} can't be opened: password authentication failed for user "${PASSWORD_USER}". Correct the user or the password in ${setting}.\n`,
  });
  const to = `sqlite:${join(dataDir, 'copy', 'landfall.sqlite')}`;
  const move = (args: string[], env: Record<string, string>) =>
    runScript('move.ts', args, { dataDir, env });
  expect(await move([], { MOVE_TO: wrong.href })).toEqual(refusal('MOVE_TO'));
  expect(await move(['--to', wrong.href], {})).toEqual(refusal('--to'));
  expect(await move(['--to', to], { DATABASE_URL: wrong.href })).toEqual(refusal('DATABASE_URL'));
  expect(await tablesOf(url)).toEqual([]);
  expect(existsSync(join(dataDir, 'copy'))).toBe(false);
});

test('a site of another version is refused', async () => {
  const url = await newDatabaseAddress();
  const older = releasedSite(releasedDumps('sqlite')[0] ?? '').path;
  await expect(moveSite(open(older), url)).rejects.toThrow(
    new RegExp(`^${older} lacks the migration (${knownMigrations.join('|')}): run npm run migrate`),
  );
  const { path: newer } = await migratedSite();
  const sqlite = new Sqlite(newer);
  sqlite.exec("insert into kysely_migration values ('9999_of_tomorrow', '2999-01-01')");
  sqlite.close();
  await expect(moveSite(open(newer), url)).rejects.toThrow(
    'The database was written by a newer version (it has migration 9999_of_tomorrow)',
  );
  expect(await tablesOf(url)).toEqual([]);
});

test('killed in the middle, a move to PostgreSQL leaves nothing, and the next one works', async () => {
  const { dataDir, path } = await siteWithImages();
  const url = await newDatabaseAddress();
  const other = open(url);
  await meddle(other, 'perform pg_advisory_xact_lock(1)');
  const others = (query: string) =>
    sql`select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query like ${query}`
      .execute(other)
      .then(({ rows }) => rows.length);
  const release = await hold(url, 'select pg_advisory_lock(1)');
  await killMove({ dataDir, to: url }, async () =>
    expect(await others('insert into "faqs"%')).toBe(1),
  );
  await release();
  // PostgreSQL notices only when it sends its response.
  await eventually(async () => expect(await others('%')).toBe(0));
  expect(await tablesOf(url)).toEqual([]);
  await moveSite(open(path), url);
});

test('killed or stopped in the middle, a move to SQLite leaves no database, and the next one works', async () => {
  const url = await newDatabaseAddress();
  await moveSite(open((await siteWithImages()).path), url);
  const folder = temporaryFolder();
  const file = join(folder, 'landfall.sqlite');
  const release = await hold(url, 'begin; lock table faqs in access exclusive mode');
  await killMove({ dataDir: folder, to: `sqlite:${file}`, DATABASE_URL: url }, () =>
    expect(existsSync(`${file}.unfinished/landfall.sqlite-wal`)).toBe(true),
  );
  await release();
  expect(existsSync(file)).toBe(false);
  const stopped = new AbortController();
  const stop = { signal: stopped.signal, onProgress: () => stopped.abort(new Error('Stopped')) };
  await expect(moveSite(open(url), file, stop)).rejects.toThrow('Stopped');
  expect(readdirSync(folder)).toEqual([]);
  await moveSite(open(url), file);
});

/** Takes a lock, at which a move waits, until the returned function is called or the test ends. */
async function hold(url: string, lock: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  const release = () => client.end();
  onTestFinished(release);
  await client.query(lock);
  return release;
}

/** Starts a move and kills it like a power failure once `expectUnderWay` passes. */
async function killMove(
  { to, dataDir, ...env }: { to: string; dataDir: string; DATABASE_URL?: string },
  expectUnderWay: () => void | Promise<void>,
) {
  const child = spawn(nodeBinary, [script, '--to', to], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await Promise.race([eventually(expectUnderWay), ended]);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}
