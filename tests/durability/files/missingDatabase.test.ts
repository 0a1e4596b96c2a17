import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { runServerToItsEnd, startServer } from '../../support/servers/serverProcess.ts';
import { copyPreparedDatabase } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { backedUpSite, filesIn, read } from '../backups/backedUpSite.ts';

const IMAGE = 'ab'.repeat(32);
const BACKUP = 'landfall-2026-11-21T03-00-00Z.sqlite';

/** A data folder without a database. */
function emptySite() {
  const dataDir = temporaryFolder();
  return { dataDir, path: join(dataDir, 'landfall.sqlite') };
}

function addFile(dataDir: string, name: string) {
  mkdirSync(join(dataDir, name, '..'), { recursive: true });
  writeFileSync(join(dataDir, name), 'what is left');
}

const migrate = (dataDir: string, env: Record<string, string> = {}) =>
  runScript('migrate.ts', [], { dataDir, env });

test.each([
  [`backups/${BACKUP}`, ''],
  [`images/${IMAGE}`, '/1x1.webp'],
  ['landfall.sqlite-wal', ''],
  ['landfall.sqlite.before-migration-2026-11-21T03-00-00-000Z', ''],
  ['landfall.sqlite.rescued-2026-11-21T03-00-00-000Z', ''],
  ['replaced-2026-11-21T03-00-00Z', '/landfall.sqlite'],
])('a missing database is not created beside %s', async (name, rest) => {
  const { dataDir, path } = emptySite();
  addFile(dataDir, name + rest);
  const before = filesIn(dataDir);
  const found = join(dataDir, name);
  const file = name.startsWith('backups') ? found : 'FILE';
  expect(await migrate(dataDir)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The database ${path} is missing or empty, but ${found} is there. Restore a backup: npm run restore -- ${file}; or start a new site: npm start -- --new-site\n`,
  });
  expect(filesIn(dataDir)).toEqual(before);
});

test('the newest backup is named, also in a folder elsewhere', async () => {
  const { dataDir } = emptySite();
  const elsewhere = temporaryFolder();
  for (const name of [BACKUP, BACKUP.replace('21T', '22T'), '.new-x.sqlite']) {
    addFile(elsewhere, name);
  }
  const { stderr } = await migrate(dataDir, { BACKUP_DIR: elsewhere });
  expect(stderr).toContain(`npm run restore -- ${join(elsewhere, BACKUP.replace('21T', '22T'))};`);
});

test.each([
  ['an empty file', (path: string) => writeFileSync(path, '')],
  [
    'a database without tables',
    (path: string) => {
      const sqlite = new Sqlite(path);
      sqlite.exec('create table a (b); drop table a');
      sqlite.close();
    },
  ],
])('%s in its place is not filled either', async (_what, make) => {
  const { dataDir, path } = emptySite();
  addFile(dataDir, `backups/${BACKUP}`);
  make(path);
  const { code, stderr } = await migrate(dataDir);
  expect([code, stderr]).toEqual([1, expect.stringContaining('is missing or empty, but')]);
  expect(read(path, 'select count(*) from sqlite_schema')).toBe(0);
});

test('the server refuses, names a lost database in doctor, and starts a new site when asked for', async () => {
  const { dataDir, path } = emptySite();
  const lost = join(temporaryFolder(), 'lost.sqlite');
  await copyPreparedDatabase('samples', lost);
  mkdirSync(join(dataDir, 'backups'));
  const backup = join(dataDir, 'backups', BACKUP);
  copyFileSync(lost, backup);
  addFile(dataDir, 'landfall.sqlite-wal');
  addFile(dataDir, `images/${IMAGE}/1x1.webp`);
  const env = { SAMPLE_DATA: 'off', BACKUP_HOURS: '24', BACKUP_KEEP: '1' };
  const refused = await runServerToItsEnd({ dataDir, env });
  expect(refused).toMatchObject({
    code: 1,
    output: `The database ${path} is missing or empty, but ${backup} is there. Restore a backup: npm run restore -- ${backup}; or start a new site: npm start -- --new-site\n`,
  });
  expect(existsSync(path)).toBe(false);
  expect((await runScript('doctor.ts', [], { dataDir })).stdout).toContain(
    `FIX  database: ${path} can't be read: The database ${path} is missing or empty, but ${backup} is there.`,
  );

  const flags = ['--new-site'];
  const server = await startServer({ dataDir, env, flags, onSpawn: onTestFinished });
  await server.until(/never deleted/);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  const backups = readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.sqlite'));
  expect(backups).toContain(BACKUP);
  expect(backups).toHaveLength(2);
  expect(server.output()).toContain(`"others":["${backup}"]`);
  // The log of the lost database would have been emptied, its images deleted.
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
  const kept = ['landfall.sqlite-wal', `images/${IMAGE}/1x1.webp`];
  expect(filesIn(join(dataDir, aside))).toEqual(
    Object.fromEntries(
      kept.toReversed().map((name) => [join(dataDir, aside, name), 'what is left']),
    ),
  );

  expect(await runServerToItsEnd({ dataDir, env, flags })).toMatchObject({
    code: 1,
    output: `There is a site in ${path} already: start it without --new-site\n`,
  });
});

test('a new site is refused where a server still runs on the lost database', async () => {
  const { dataDir, path } = emptySite();
  await copyPreparedDatabase('samples', path);
  const server = await startServer({ dataDir, onSpawn: onTestFinished });
  rmSync(path);
  const flags = ['--new-site'];
  expect(await runServerToItsEnd({ dataDir, env: {}, flags })).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      `${path} is in use: stop the server and every command, then try again.`,
    ),
  });
  expect(existsSync(path)).toBe(false);
  expect(existsSync(`${path}-wal`)).toBe(true);
  expect((await fetch(`${server.url}/destination/paris-france`)).status).toBe(200);
});

test('images beside a database without tables are set aside by a new site, too', async () => {
  const { dataDir, path } = emptySite();
  const sqlite = new Sqlite(path);
  sqlite.exec('create table a (b); drop table a');
  sqlite.close();
  addFile(dataDir, `images/${IMAGE}/1x1.webp`);
  const db = openDatabase(path, { isNewSite: true });
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
  expect(existsSync(join(dataDir, aside, 'images', IMAGE))).toBe(true);
});

test('empty folders refuse no first start', async () => {
  const { dataDir } = emptySite();
  mkdirSync(join(dataDir, 'images'));
  mkdirSync(join(dataDir, 'backups', 'images'), { recursive: true });
  addFile(dataDir, 'images/.new-x/1x1.webp');
  expect(await migrate(dataDir)).toMatchObject({ code: 0, stderr: '' });
});

test('backups of another database, or without an id, are never deleted', async () => {
  const site = await backedUpSite();
  const other = await backedUpSite();
  await other.backup();
  const foreign = join(site.backups, BACKUP);
  const older = join(site.backups, BACKUP.replace('21T', '20T'));
  mkdirSync(site.backups);
  copyFileSync(other.newest(), foreign);
  copyFileSync(other.newest(), older);
  const sqlite = new Sqlite(older);
  sqlite.exec('drop table database_id');
  sqlite.close();
  const env = { BACKUP_KEEP: '1' };
  await site.backup(env);
  const [first = ''] = site.backupNames().slice(-1);
  const { stdout } = await site.backup(env);
  expect(stdout).toContain('Deleted 1 older backup\n');
  expect(stdout).toContain(
    `Never deleted, as they may be of another database: ${foreign}, ${older}\n`,
  );
  expect(site.backupNames()).toEqual([basename(older), BACKUP, basename(site.newest())]);
  expect(site.backupNames()).not.toContain(first);
});

test('a restored, moved or backed up database has the id of the first', async () => {
  const site = await backedUpSite();
  const idIn = (path: string) => read(path, 'select id from database_id');
  const id = idIn(site.path);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await site.backup();
  expect(idIn(site.newest())).toBe(id);
  rmSync(site.path);
  await site.restore(site.newest());
  expect(idIn(site.path)).toBe(id);
  expect(idIn((await backedUpSite()).path)).not.toBe(id);
});
