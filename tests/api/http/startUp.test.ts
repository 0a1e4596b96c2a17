import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { runServerToItsEnd, startServer } from '../../support/servers/serverProcess.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { newSite, type SiteData } from '../../support/site/preparedDatabases.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { refuseWrites } from '../database/refusedWrites.ts';

// Starts the real process on the built pages: `npm test` builds before it tests.

async function start(env: Record<string, string> = {}, site?: SiteData) {
  const { dataDir, env: settings } = site ?? (await newSite());
  const server = await startServer({ dataDir, env: { ...settings, ...env } });
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

describe('start', () => {
  test('fills an empty folder, prints its address and a set-up link, and serves', async () => {
    const server = await start();
    const link =
      /Become the first administrator \(this link works once, for 24 hours\): (\S+)/.exec(
        server.output(),
      )?.[1];
    expect(link).toMatch(new RegExp(`^${server.url}/admin/setup\\?token=[\\w-]{32}$`));
    const home = await fetch(server.url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Paris');
    expect((await fetch(`${server.url}/flags/FR.svg`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
    expect((await fetch(`${server.url}/no/such/page`)).status).toBe(404);
  });

  test('creates the first administrator of ADMIN_EMAIL, once', async () => {
    const site = await newSite();
    const env = { ADMIN_EMAIL: 'Ana@example.com', ADMIN_PASSWORD: 'correct horse battery' };
    const first = await start(env, site);
    expect(first.output()).toContain(
      `The first administrator is ana@example.com: sign in on ${first.url}/admin/login`,
    );
    expect(first.output()).not.toContain('correct horse battery');
    await first.stop();
    const second = await start({ ...env, ADMIN_EMAIL: 'bo@example.com' }, site);
    expect(second.output()).toContain(`Administrators sign in on ${second.url}/admin/login`);
    expect(second.output()).not.toContain('bo@example.com');
  });

  test('is refused in one line while another server uses the data, but not after a kill', async () => {
    const site = await newSite();
    const { dataDir } = site;
    const first = await startServer({ dataDir });
    onTestFinished(() => first.kill());
    const refused = await runServerToItsEnd({ dataDir, env: { PORT: '0' } });
    expect(refused).toEqual({
      code: 1,
      signal: null,
      output: `Another server runs on the data in ${dataDir}: stop it, or set DATA_DIR. Several servers on one database take PostgreSQL.\n`,
    });
    expect((await fetch(first.url)).status).toBe(200);
    for (const [script, args] of [
      ['migrate.ts', []],
      ['seed.ts', []],
      ['admin.ts', ['list']],
      ['backup.ts', []],
    ] as const) {
      expect(await spawnScript(script, [...args], { dataDir }), script).toMatchObject({
        code: 0,
      });
    }
    const [backup = ''] = readdirSync(join(dataDir, 'backups')).filter((name) =>
      name.startsWith('landfall-'),
    );
    expect(
      await spawnScript('restore.ts', [join(dataDir, 'backups', backup)], { dataDir }),
    ).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use: stop the server') });
    await first.kill();
    await start({}, site);
  });

  test('SAMPLE_DATA=off leaves the samples out', async () => {
    const server = await start({ SAMPLE_DATA: 'off' });
    const response = await fetch(`${server.url}/trpc/destination.list?input=%7B%7D`);
    expect(await response.json()).toMatchObject({ result: { data: { items: [], total: 0 } } });
  });

  test('reads a .env, which the environment overrides', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, '.env'), 'PUBLIC_URL=https://from-file.example\nSAMPLE_DATA=off\n');
    const server = await startServer({
      dataDir,
      env: { PUBLIC_URL: 'https://from-environment.example' },
    });
    expect(server.url).toBe('https://from-environment.example');
    await server.stop();
  });
});

describe('stop', () => {
  test('by SIGTERM exits cleanly and keeps the data for the next start', async () => {
    const site = await newSite();
    const env = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'correct horse battery' };
    const server = await start(env, site);
    await fetch(server.url);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    await start(env, site);
  });
});

describe('a failed start prints one line, without a stack:', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty": it takes a port number from 0 to 65535'],
    [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA is "maybe": it takes on or off'],
    [
      { ADMIN_EMAIL: 'ana@example.com' },
      'ADMIN_PASSWORD is not set: ADMIN_EMAIL needs it beside it',
    ],
  ])('%o', async (env, line) => {
    const end = await runServerToItsEnd({ dataDir: temporaryFolder(), env });
    expect(end).toEqual({ code: 1, signal: null, output: `${line}\n` });
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      other.close();
    });
    const { port } = other.address() as AddressInfo;
    const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const end = await runServerToItsEnd({ dataDir: temporaryFolder(), env });
    expect(end).toEqual({
      code: 1,
      signal: null,
      output: `Port ${port} is taken: stop what uses it, or set PORT.\n`,
    });
  });

  test.each(['192.0.2.1', 'no-such-host.invalid'])(
    'a host that is not its own: %s',
    async (HOST) => {
      const env = { HOST, PORT: '0', LOG_LEVEL: 'silent' };
      const end = await runServerToItsEnd({ dataDir: temporaryFolder(), env });
      expect(end).toEqual({
        code: 1,
        signal: null,
        output: `HOST is "${HOST}": this machine has no such address\n`,
      });
    },
  );

  test('a missing address database', async () => {
    const env = { GEO_DATABASE: '/no/such/file.mmdb', LOG_LEVEL: 'silent' };
    const end = await runServerToItsEnd({ dataDir: temporaryFolder(), env });
    expect(end.code).toBe(1);
    expect(end.output).toMatch(/^GEO_DATABASE is "\/no\/such\/file\.mmdb": it takes [^\n]*\n$/);
  });

  test('a first administrator that can’t be created, before serving', async () => {
    const site = await newSite();
    const db = inOtherProcess(site.address);
    await migrateToLatest(db);
    await refuseWrites(db, 'insert', 'users');
    const env = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'correct horse battery' };
    const end = await runServerToItsEnd({ ...site, env: { ...site.env, ...env, PORT: '0' } });
    expect(end.code).toBe(1);
    expect(end.output).not.toMatch(/Landfall is on|listening/i);
  });

  // Root may write to any file, so the server runs as another user.
  test.runIf(process.getuid?.() === 0)('a read-only database', async () => {
    const dataDir = temporaryFolder();
    expect(await spawnScript('migrate.ts', [], { dataDir })).toMatchObject({ code: 0 });
    const path = join(dataDir, 'landfall.sqlite');
    chmodSync(path, 0o444);
    chmodSync(dataDir, 0o777);
    const through = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    const end = await runServerToItsEnd({ dataDir, env: {}, through });
    expect(end).toEqual({
      code: 1,
      signal: null,
      output: `The database ${path} can't be opened: attempt to write a readonly database\n`,
    });
  });

  test('a file that is not a database', async () => {
    const dataDir = temporaryFolder();
    const path = join(dataDir, 'landfall.sqlite');
    writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
    const end = await runServerToItsEnd({ dataDir, env: {} });
    expect(end).toEqual({
      code: 1,
      signal: null,
      output: `The database ${path} can't be opened: file is not a database. Stop the server and restore a backup: npm run restore -- FILE\n`,
    });
  });
});
