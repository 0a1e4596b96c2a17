import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { knownMigrations } from '#db/sqlite/migrations.ts';
import { nodeBinary, startServer } from '../../support/servers/serverProcess.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { runs } from '../../support/thorough.ts';
import { dice, seedOfRun } from '../killedSite.ts';
import { backedUpSite, damageOneRow, filesIn, read, run } from './backedUpSite.ts';

const released = join(import.meta.dirname, '..', 'released');
const restoreScript = join(import.meta.dirname, '..', '..', '..', 'scripts', 'restore.ts');

/** A database file created by statements. */
function databaseOf(statements: string, name = 'other.sqlite') {
  const path = join(temporaryFolder(), name);
  const sqlite = new Sqlite(path);
  sqlite.exec(statements);
  sqlite.close();
  return path;
}

/** The folder of files replaced by a restore. */
function replacedIn(dataDir: string) {
  const [name] = readdirSync(dataDir).filter((each) => each.startsWith('replaced-'));
  return name && join(dataDir, name);
}

describe('npm run restore', () => {
  test('restores rows and images, keeps the replaced database, and signs everyone out', async () => {
    const site = await backedUpSite();
    run(
      site.path,
      "insert into users (id, email, password_hash, created_at, updated_at) values ('ana', 'ana@example.com', 'x', '', '')",
    );
    run(
      site.path,
      "insert into sessions (id_hash, user_id, expires_at, created_at) values ('x', 'ana', '2999-01-01T00:00:00.000Z', '')",
    );
    run(
      site.path,
      "insert into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at) values ('law', 'Law', 'State', 'CC0', 'official', 'primary', '', '')",
    );
    run(
      site.path,
      `insert into rule_editions (source_id, file_hash, imported_by, imported_at, state, rule_count, skipped_count, statements)
        values ('law', 'x', '', '', 'ready', 0, 0, '{"zones":[]}')`,
    );
    await site.backup();
    run(site.path, 'update rule_editions set statements = null');
    const image = join(site.dataDir, 'images', site.hash);
    const files = filesIn(image);
    rmSync(image, { recursive: true });
    site.renameParis('Lutetia');
    const version = 'select version from content_version';
    const backedUp = Number(read(site.path, version));

    const end = await site.restore(site.newest());
    expect(end).toMatchObject({ code: 0, stderr: '' });
    const replaced = replacedIn(site.dataDir);
    expect(end.stdout).toMatch(/ rows in \d+ tables, all read and whole; everyone is signed out\n/);
    expect(end.stdout).toContain(`${site.path} is now ${site.newest()}: `);
    expect(end.stdout).toContain('Brought back 1 image\n');
    expect(end.stdout).toContain(`What it replaced is in ${replaced}\n`);
    expect(site.paris()).toBe('Paris');
    expect(read(site.path, 'select statements from rule_editions')).toBe('{"zones":[]}');
    expect(site.paris(join(replaced ?? '', 'landfall.sqlite'))).toBe('Lutetia');
    expect(read(site.path, 'select count(*) from sessions')).toBe(0);
    expect(read(site.path, 'select count(*) from users')).toBe(1);
    // A version that no browser has an ETag of.
    expect(Number(read(site.path, version))).toBeGreaterThan(backedUp + 1_000_000);
    expect(filesIn(image)).toEqual(files);
    expect(existsSync(join(site.dataDir, '.restoring'))).toBe(false);
  });

  test('creates a lost data folder, for the server to use', async () => {
    const site = await backedUpSite();
    await site.backup();
    const backups = temporaryFolder();
    cpSync(site.backups, backups, { recursive: true });
    rmSync(site.path);
    rmSync(join(site.dataDir, 'images'), { recursive: true });

    const [name = ''] = site.backupNames();
    const end = await site.restore(join(backups, name));
    expect(end.stdout).not.toContain('What it replaced');
    const server = await startServer({ dataDir: site.dataDir, onSpawn: onTestFinished });
    expect(await (await fetch(`${server.url}/destination/paris-france`)).text()).toContain('Paris');
    expect((await fetch(`${server.url}/images/${site.hash}/600.webp`)).status).toBe(200);
  });

  test('accepts an older backup, which the next start migrates', async () => {
    const site = await backedUpSite();
    const old = databaseOf(readFileSync(join(released, '0012.sql'), 'utf8'));
    const end = await site.restore(old);
    const [, ...pending] = knownMigrations;
    expect(end.stdout).toContain(
      `It is from an older version; the next start applies ${pending.join(', ')}\n`,
    );
    const server = await startServer({ dataDir: site.dataDir, onSpawn: onTestFinished });
    const page = await fetch(`${server.url}/destination/paris-france`);
    expect(await page.text()).toContain('Museums, bridges and bread.');
  });

  test('includes the -wal beside the file', async () => {
    const site = await backedUpSite();
    const sqlite = new Sqlite(site.path);
    sqlite.pragma('journal_mode = wal');
    sqlite.exec("update destinations set name = 'Lutetia' where id = 'paris-france'");
    const copy = join(temporaryFolder(), 'copy.sqlite');
    for (const companion of ['', '-wal']) cpSync(site.path + companion, copy + companion);
    sqlite.close();
    site.renameParis('Paname');
    expect(await site.restore(copy)).toMatchObject({ code: 0 });
    expect(site.paris()).toBe('Lutetia');
  });

  test('replaces a database too damaged to open, and keeps it', async () => {
    const site = await backedUpSite();
    await site.backup();
    const letter = 'This was a database. '.repeat(1000);
    writeFileSync(site.path, letter);
    expect(await site.restore(site.newest())).toMatchObject({ code: 0 });
    expect(site.paris()).toBe('Paris');
    expect(Object.values(filesIn(replacedIn(site.dataDir) ?? ''))).toEqual([letter]);
  });
});

test('the log of a missing database is kept aside, not applied to the backup', async () => {
  const site = await backedUpSite();
  await site.backup();
  const sqlite = new Sqlite(site.path);
  sqlite.pragma('journal_mode = wal');
  sqlite.exec("update destinations set name = 'Lutetia' where id = 'paris-france'");
  cpSync(`${site.path}-wal`, `${site.path}.wal`);
  sqlite.close();
  rmSync(site.path);
  renameSync(`${site.path}.wal`, `${site.path}-wal`);

  expect(await site.restore(site.newest())).toMatchObject({ code: 0, stderr: '' });
  expect(site.paris()).toBe('Paris');
  expect(
    Object.keys(filesIn(replacedIn(site.dataDir) ?? '')).map((path) => basename(path)),
  ).toEqual(['landfall.sqlite-wal']);
});

// Linux lists locks in /proc/locks.
test.runIf(process.platform === 'linux')(
  'on a disk without hard links, the replaced database is copied without losing its lock',
  async () => {
    const site = await backedUpSite();
    await site.backup();
    site.renameParis('Lutetia');
    // As such a disk answers; when the new database takes its place, the locks are printed.
    const withoutLinks = `data:text/javascript,
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { rename } = fs.promises;
      fs.promises.link = async () => { throw Object.assign(new Error('EPERM'), { code: 'EPERM' }); };
      fs.promises.rename = (from, to) => {
        if (to === ${JSON.stringify(site.path)}) console.error(fs.readFileSync('/proc/locks', 'utf8'));
        return rename(from, to);
      };
      syncBuiltinESMExports();`;
    const { ino } = statSync(site.path);
    const env = { NODE_OPTIONS: `--import ${encodeURI(withoutLinks.replaceAll('\n', ' '))}` };
    const { dataDir } = site;
    const end = await spawnScript('restore.ts', [site.newest()], { dataDir, env });
    expect(end.code).toBe(0);
    // SHARED_FIRST to its end: an exclusive lock, https://www.sqlite.org/src/file/src/os.h
    expect(end.stderr).toMatch(new RegExp(` WRITE \\d+ \\S+:${ino} 1073741826 1073742335`));
    expect(site.paris()).toBe('Paris');
    expect(site.paris(join(replacedIn(dataDir) ?? '', 'landfall.sqlite'))).toBe('Lutetia');
  },
);

describe('npm run restore refuses in one line, and changes nothing:', () => {
  async function refuses(
    prepare: (site: Awaited<ReturnType<typeof backedUpSite>>) => string | Promise<string>,
    line: (file: string, site: Awaited<ReturnType<typeof backedUpSite>>) => string | RegExp,
  ) {
    const site = await backedUpSite();
    const file = await prepare(site);
    const before = filesIn(site.dataDir);
    const { code, stdout, stderr } = await site.restore(file);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const expected = line(file, site);
    if (typeof expected === 'string') expect(stderr).toBe(`${expected}\n`);
    else expect(stderr).toMatch(expected);
    expect(filesIn(site.dataDir)).toEqual(before);
    expect(replacedIn(site.dataDir)).toBeUndefined();
  }

  test('a missing file', () =>
    refuses(
      () => '/no/such/file.sqlite',
      () => 'There is no file /no/such/file.sqlite',
    ));

  test('a file that is not a database', () =>
    refuses(
      () => {
        const file = join(temporaryFolder(), 'letter.sqlite');
        writeFileSync(file, 'This is a letter, not a database. '.repeat(100));
        return file;
      },
      (file) => `${file} is not a Landfall database`,
    ));

  test('a database of another program', () =>
    refuses(
      () => databaseOf('create table birds (name text)'),
      (file) => `${file} is not a Landfall database`,
    ));

  test('an empty file', () =>
    refuses(
      () => databaseOf(''),
      (file) => `${file} is not a Landfall database`,
    ));

  test('a damaged backup', () =>
    refuses(
      async (site) => {
        await site.backup();
        const file = join(temporaryFolder(), 'damaged.sqlite');
        cpSync(site.newest(), file);
        damageOneRow(file);
        return file;
      },
      () => /^\S+\/damaged\.sqlite is damaged \([^\n]+\)\n$/,
    ));

  test('a backup with broken references', () =>
    refuses(
      async () => {
        const dump = readFileSync(join(released, '0012.sql'), 'utf8');
        return databaseOf(dump.replace(/INSERT INTO users.*\n/, ''));
      },
      (file) => `${file} is damaged (rows that refer to nothing: 3)`,
    ));

  test('a backup of a newer version', () =>
    refuses(
      async (site) => {
        await site.backup();
        const file = join(temporaryFolder(), 'newer.sqlite');
        cpSync(site.newest(), file);
        run(file, "insert into kysely_migration values ('9999_of_tomorrow', '2999-01-01')");
        return file;
      },
      (file) =>
        `${file} can't be used. The database was written by a newer version (it has migration 9999_of_tomorrow): start that version, or restore an older copy.`,
    ));

  test('the database itself', () =>
    refuses(
      (site) => site.path,
      (file) => `${file} is the database itself: name a backup of it.`,
    ));

  test('any file while the server runs, but not after it stopped', async () => {
    const site = await backedUpSite();
    await site.backup();
    const server = await startServer({ dataDir: site.dataDir, onSpawn: onTestFinished });
    site.renameParis('Lutetia');
    expect(await site.restore(site.newest())).toEqual({
      code: 1,
      stdout: '',
      stderr: `${site.path} is in use: stop the server and every command, then try again.\n`,
    });
    const page = await fetch(`${server.url}/destination/paris-france`);
    expect(await page.text()).toContain('Lutetia');
    await server.stop();
    expect(await site.restore(site.newest())).toMatchObject({ code: 0 });
    expect(site.paris()).toBe('Paris');
  });
});

test('a restore that is killed at any moment leaves the old database or the new one', async () => {
  const KILLS = runs(5, 15);
  const seed = seedOfRun();
  const random = dice(seed);
  const site = await backedUpSite();
  await site.backup();
  const backup = site.newest();
  const image = join(site.dataDir, 'images', site.hash);
  const whole = Object.keys(filesIn(image)).length;
  const restore = () => {
    const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir };
    const child = spawn(nodeBinary, [restoreScript, backup], { env, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return { child, ended: once(child, 'exit') };
  };
  // The duration on this machine, so that the kills happen during the work.
  const begun = performance.now();
  expect(await restore().ended).toEqual([0, null]);
  const takesMs = performance.now() - begun;

  for (let kill = 0; kill < KILLS; kill += 1) {
    site.renameParis('Lutetia');
    rmSync(image, { recursive: true, force: true });
    const { child, ended } = restore();
    await Promise.race([wait(takesMs * (0.4 + 0.6 * random())), ended]);
    child.kill('SIGKILL');
    await ended;
    expect(['Lutetia', 'Paris'], `Seed ${seed}`).toContain(site.paris());
    expect(read(site.path, 'pragma integrity_check')).toBe('ok');
    expect([0, whole]).toContain(Object.keys(filesIn(image)).length);
  }
  expect(await site.restore(backup)).toMatchObject({ code: 0, stderr: '' });
  expect(site.paris()).toBe('Paris');
  expect(existsSync(join(site.dataDir, '.restoring'))).toBe(false);
});
