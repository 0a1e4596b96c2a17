import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { backupName } from '#db/sqlite/file/backupNames.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { startedFolder } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// The built pages give the clock a date: `npm test` builds before it tests.

/** A data folder with a migrated database and a backup of it. */
async function healthySite() {
  const dataDir = temporaryFolder();
  expect(await runScript('migrate.ts', [], { dataDir })).toMatchObject({ code: 0 });
  expect(await runScript('backup.ts', [], { dataDir })).toMatchObject({ code: 0 });
  return dataDir;
}

function doctor(dataDir: string, env: Record<string, string> = {}) {
  return runScript('doctor.ts', [], { dataDir, env: { PORT: '0', ...env } });
}

/** The same before any server was started. */
function doctorBeforeTheStart(env: Record<string, string> = {}) {
  const folder = temporaryFolder();
  return doctor(folder, { DATA_DIR: join(folder, 'data'), ...env });
}

/** Every file in the folder and below, with its size and the time it was written. */
function stateOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => {
    const { size, mtimeMs } = statSync(join(folder, file));
    return { file, size, mtimeMs };
  });
}

function onDatabase(dataDir: string, statement: string) {
  const sqlite = new Sqlite(join(dataDir, 'landfall.sqlite'));
  sqlite.exec(statement);
  sqlite.close();
}

// For PostgreSQL databases see postgresDoctor.test.ts.
describe.runIf(inject('engine') === 'sqlite')('doctor', () => {
  test('finds nothing on a healthy site, and changes nothing', async () => {
    const dataDir = await healthySite();
    const before = stateOf(dataDir);
    const { code, stdout, stderr } = await spawnScript('doctor.ts', [], {
      dataDir,
      env: { PORT: '0' },
    });
    expect(stdout.match(/^\w+/gm)).toEqual(Array.from({ length: 12 }, () => 'ok'));
    expect(stdout).toMatch(/^ok {3}database: it is whole$/m);
    expect(stdout).toMatch(/^ok {3}schema: it is that of this version$/m);
    expect(stdout).toMatch(/^ok {3}mail: none is sent: .*Settings page/m);
    expect(stdout).toMatch(/^ok {3}server: none answers on http:\/\/localhost:0, /m);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stateOf(dataDir)).toEqual(before);
  });

  test('says what visitors see of placeholders', async () => {
    const dataDir = await healthySite();
    const parts = 'postal address, email, phone, Facebook, Instagram';
    const line = async () => (await doctor(dataDir)).stdout.match(/^.* placeholders: .*$/m)?.[0];
    expect(await line()).toBe(`ok   placeholders: Visitors see no ${parts} or X: none is set.`);
    const stored = (contact: object) =>
      `replace into settings (key, value, updated_at)
         values ('contact', '${JSON.stringify(contact)}', '2026-01-01T00:00:00.000Z')`;
    onDatabase(dataDir, stored({ placeholdersShown: true, phone: '+351 1 000' }));
    expect(await line()).toBe(
      'FIX  placeholders: Visitors see placeholders for postal address, email, Facebook, Instagram and X. ' +
        'Set or hide them: Settings and Pages in the admin panel',
    );
    const hidden = {
      postalAddress: true,
      email: true,
      phone: true,
      facebook: true,
      instagram: true,
      x: true,
    };
    onDatabase(dataDir, stored({ hidden }));
    expect(await line()).toBe('ok   placeholders: Visitors see none.');
  });

  test('finds nothing before the first start', async () => {
    const { code, stdout } = await doctorBeforeTheStart();
    expect(stdout).not.toContain('FIX');
    expect(code).toBe(0);
  });

  test('checks a running server through PUBLIC_URL', async () => {
    const dataDir = await startedFolder();
    const server = await startServer({ dataDir });
    onTestFinished(() => server.kill());
    const { port } = new URL(server.url);
    const behind = { PORT: port, TRUST_PROXY: 'loopback', PUBLIC_URL: `http://localhost:${port}` };
    const { stdout } = await doctor(dataDir, behind);
    expect(stdout).toContain(`ok   server: it answers on http://localhost:${port}\n`);
    expect(stdout).toContain(`ok   public address: http://localhost:${port} leads to the server\n`);
    expect(stdout).toMatch(/^ok {3}database: it is whole$/m);
    const lost = await doctor(dataDir, { ...behind, PUBLIC_URL: 'http://127.0.0.1:1' });
    expect(lost.stdout).toMatch(
      /^FIX {2}public address: http:\/\/127\.0\.0\.1:1\/healthz gave no answer \(/m,
    );
    expect(lost.code).toBe(1);
  });

  test.each([
    [
      'visa.example.com',
      /^FIX {2}host: .*asked for visa\.example\.com: .*, in a circle\. Let the/m,
    ],
    ['localhost:3000', /^FIX {2}host: .*asked for localhost:3000: .* forms are refused\. Let the/m],
    [undefined, /^ok {3}host: the server is told which host visitors ask for$/m],
  ])('names a proxy that hides the host behind %s', async (hiddenBy, line) => {
    const dataDir = await startedFolder();
    const [port, proxyPort] = [await freePort(), await freePort()];
    const PUBLIC_URL = `http://localhost:${proxyPort}`;
    const server = await startServer({ dataDir, env: { PORT: String(port), PUBLIC_URL } });
    const proxy = createServer(({ url, headers }, response) => {
      const host = hiddenBy ?? headers.host;
      const passedOn = { host: 'localhost', port, path: url, headers: { ...headers, host } };
      get(passedOn, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
    });
    await new Promise<void>((listening) => proxy.listen(proxyPort, 'localhost', listening));
    onTestFinished(async () => {
      proxy.close();
      await server.kill();
    });
    const { stdout } = await doctor(dataDir, { PORT: String(port), PUBLIC_URL });
    expect(stdout).toMatch(line);
  });

  test('names stored values of a newer version', async () => {
    const dataDir = await healthySite();
    onDatabase(
      dataDir,
      `pragma foreign_keys = off;
       insert into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at)
         values ('new', 'New', '', '', 'crystal_ball', 'primary', '2026', '2026');
       insert into entry_rules (source_id, passport, destination, purpose, access, created_at, updated_at)
         values ('new', 'DE', 'JP', 'tourist', 'teleport', '2026', '2026')`,
    );
    const { stdout } = await doctor(dataDir);
    expect(stdout.match(/^FIX +values: .*$/gm)).toEqual([
      expect.stringContaining('access is "teleport" in 1 row of entry_rules'),
      expect.stringContaining('kind is "crystal_ball" in 1 row of rule_sources'),
    ]);
  });

  test('says how to fix each problem', async () => {
    const dataDir = await healthySite();
    chmodSync(dataDir, 0o755);
    onDatabase(
      dataDir,
      `delete from kysely_migration where name like '0014%';
       insert into settings (key, value, updated_at) values ('x', '1', '2999-01-01T00:00:00.000Z')`,
    );
    const backups = temporaryFolder();
    const old = join(backups, backupName(new Date('2020-01-01T00:00:00Z')));
    copyFileSync(join(dataDir, 'landfall.sqlite'), old);
    const { code, stdout } = await doctor(dataDir, {
      BACKUP_DIR: backups,
      PUBLIC_URL: 'https://visa.example.com',
    });
    const wrong = stdout.match(/^FIX .*$/gm) ?? [];
    expect(wrong).toEqual([
      expect.stringMatching(/^FIX {2}permissions: .*\. Run: chmod 700 \//),
      expect.stringMatching(/^FIX {2}schema: Migrations are pending: 0014\w+\. .*npm run migrate$/),
      expect.stringMatching(/^FIX {2}clock: .*2999-01-01.*\. Set the clock/),
      expect.stringMatching(/^FIX {2}proxy: .*\. Set TRUST_PROXY/),
      expect.stringMatching(
        /^FIX {2}backups: They are too old: .*2020-01-01.*\. Run: npm run backup/,
      ),
    ]);
    expect(code).toBe(1);
  });

  test('detects a damaged or newer database, and a missing backup', async () => {
    const dataDir = await healthySite();
    onDatabase(
      dataDir,
      `insert into kysely_migration (name, timestamp) values ('9999_future', '');
       pragma foreign_keys = off;
       insert into sessions (id_hash, user_id, expires_at, created_at) values ('x', 'nobody', '', '')`,
    );
    const { code, stdout } = await doctor(dataDir, { BACKUP_DIR: join(dataDir, 'none') });
    expect(stdout).toMatch(
      /^FIX {2}database: It is damaged \(rows that refer to nothing: 1\)\. .*restore/m,
    );
    expect(stdout).toMatch(
      /^FIX {2}schema: The database was written by a newer version .*9999_future/m,
    );
    expect(stdout).toMatch(/^FIX {2}backups: There is none in /m);
    expect(code).toBe(1);
  });

  test('names each setting that a start refuses', async () => {
    const taken = createServer().listen(0, 'localhost');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const settings = [
      [{ GEO_DATABASE: '/nope' }, /^FIX {2}settings: GEO_DATABASE is "\/nope": it takes the path/m],
      [{ PORT: String(port) }, /^FIX {2}server: none answers .*\. Port \d+ is taken: stop what/m],
      [
        { HOST: 'nowhere.invalid' },
        /^FIX {2}server: none .*\. HOST is "nowhere\.invalid": this machine/m,
      ],
      [
        { DATA_DIR: join(file, 'data') },
        /^FIX {2}permissions: DATA_DIR is .*\/file\/data, and this/m,
      ],
      [{ DATA_DIR: file }, /^FIX {2}permissions: DATA_DIR is .*\/file, which is no folder$/m],
    ] as const;
    for (const [env, finding] of settings) {
      const { code, stdout } = await doctorBeforeTheStart(env);
      expect(stdout).toMatch(finding);
      expect(code).toBe(1);
    }
  });

  test('detects a full disk, and a file that is not a database', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'images'));
    const path = join(dataDir, 'landfall.sqlite');
    writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
    // A sparse file of four terabytes: no disk that tests run on has three times as much.
    truncateSync(path, 4e12);
    const { stdout } = await doctor(dataDir);
    expect(stdout).toMatch(/^FIX {2}disk: .* free for .*\. Make room: 12000000\.0 MB should be$/m);
    expect(stdout).toMatch(/^FIX {2}database: .*landfall\.sqlite can't be read: .*\. .*restore/m);
  });

  test.each([
    [{ HOST: '0.0.0.0' }, /^FIX {2}proxy: HOST is 0\.0\.0\.0, .*\. Leave HOST out/m],
    [{ TRUST_PROXY: '1' }, /^FIX {2}proxy: .*PUBLIC_URL is not.*\. Set PUBLIC_URL/m],
    [{ PORT: 'x' }, /^FIX {2}settings: PORT is "x": it takes a port number from 0 to 65535$/m],
  ])('%o gets a line', async (env, line) => {
    const { code, stdout, stderr } = await doctorBeforeTheStart(env);
    expect(stdout).toMatch(line);
    expect(stdout.match(/FIX/g)).toHaveLength(1);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });
});
