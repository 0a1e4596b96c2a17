import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import {
  newDatabaseAddress,
  preparedSite,
  startedSite,
} from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

function doctor(address: string, env: Record<string, string> = {}) {
  const all = { PORT: '0', DATABASE_URL: address, ...env };
  return runScript('doctor.ts', [], { dataDir: temporaryFolder(), env: all });
}

/** The lines about problems. The tests' server never syncs, which is one of them. */
function wrongIn(stdout: string): string[] {
  const wrong = stdout.match(/^FIX .*$/gm) ?? [];
  expect(wrong.filter((line) => line.startsWith('FIX  syncing: '))).toEqual([
    expect.stringMatching(/Off in PostgreSQL: fsync, .*synchronous_commit\. .*\. Set to on/),
  ]);
  return wrong.filter((line) => !line.startsWith('FIX  syncing: '));
}

async function onDatabase(address: string, statement: string) {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The statement that changes a setting of this database for all later connections. */
function alter(address: string, setting: string) {
  return onDatabase(address, `alter database ${new URL(address).pathname.slice(1)} set ${setting}`);
}

describe.runIf(inject('engine') === 'postgres')('doctor on PostgreSQL', () => {
  test('finds no other problem on a healthy site, and counts its processes', async () => {
    const { address, dataDir, env } = await startedSite();
    const server = await startServer({ dataDir, env: { ...env, DATABASE_POOL_SIZE: '7' } });
    onTestFinished(() => server.kill());
    const withPassword = address.replace('landfall@', 'landfall:s3cret@');
    const { code, stdout, stderr } = await spawnScript('doctor.ts', [], {
      dataDir,
      env: { PORT: '0', DATABASE_URL: withPassword, DATABASE_POOL_SIZE: '7' },
    });
    // The samples of the first start.
    expect(wrongIn(stdout)).toEqual([expect.stringMatching(/^FIX {2}placeholders: /)]);
    expect(stdout.match(/^(?:ok|FIX) +([^:]+):/gm)?.map((line) => line.slice(5, -1))).toEqual([
      'Node',
      'settings',
      'database',
      'TLS',
      'syncing',
      'connections',
      'schema',
      'clock',
      'placeholders',
      'proxy',
      'server',
      'mail',
      'backups',
    ]);
    expect(stdout).toMatch(
      /^ok {3}database: postgres:\/\/127\.0\.0\.1:\d+\/test_\w+, a round trip takes [\d.]+ ms, PostgreSQL \d+\.\d+ with pg_trgm$/m,
    );
    expect(stdout).toMatch(
      /^ok {3}connections: 1 process runs, each takes up to 10, and there are \d+$/m,
    );
    expect(stdout).toMatch(/^ok {3}schema: it is that of this version$/m);
    expect(stdout).toMatch(/^ok {3}backups: they are taken by PostgreSQL's own tools/m);
    expect(stdout + stderr).not.toContain('s3cret');
    expect(code).toBe(1);
  });

  test('finds nothing before the first start, and creates nothing', async () => {
    const address = await newDatabaseAddress();
    const { stdout } = await doctor(address);
    expect(wrongIn(stdout)).toEqual([]);
    expect(stdout).toMatch(/^ok {3}schema: there is none yet, the first start makes it$/m);
    const db = openDatabase(address);
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
  });

  test('says how to fix each problem', async () => {
    const { address } = await preparedSite('empty');
    await onDatabase(
      address,
      `update kysely_migration set name = '9999_future' where name = (select max(name) from kysely_migration);
       insert into settings (key, value, updated_at) values ('x', '1', '2999-01-01T00:00:00.000Z')`,
    );
    await alter(address, 'default_transaction_read_only = on');
    // The same server, by an address that could belong to another machine.
    const { code, stdout } = await doctor(address.replace('127.0.0.1', '0.0.0.0'), {
      BACKUP_DIR: '/mnt/backups',
      DATABASE_POOL_SIZE: '1000',
    });
    expect(wrongIn(stdout)).toEqual([
      expect.stringMatching(/^FIX {2}database: .* set to read-only: nothing can be saved\. Let /),
      expect.stringMatching(
        /^FIX {2}TLS: The connection to 0\.0\.0\.0 is not encrypted\. Add sslmode/,
      ),
      expect.stringMatching(
        /^FIX {2}connections: 0 processes run, each takes up to 1003, and there are \d+\. Raise max_conn/,
      ),
      expect.stringMatching(
        /^FIX {2}schema: The database was written by a newer version .*9999_fut/,
      ),
      expect.stringMatching(/^FIX {2}clock: .*2999-01-01.*\. Set the clock/),
      expect.stringMatching(/^FIX {2}backups: BACKUP_DIR has no effect: .*\. Back up as /),
    ]);
    expect(code).toBe(1);
  });

  test('detects a server with another clock', async () => {
    const { address } = await preparedSite('empty');
    await onDatabase(
      address,
      `create function clock_timestamp() returns timestamptz language sql
         as $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$`,
    );
    await alter(address, 'search_path = public, pg_catalog');
    const { stdout } = await doctor(address);
    expect(stdout).toMatch(
      /^FIX {2}clock: it is .*Z, but by PostgreSQL's clock \S+Z\. Set the clock/m,
    );
  });

  test('detects an encoding other than UTF-8, and a missing database', async () => {
    const address = await newDatabaseAddress();
    const name = new URL(address).pathname.slice(1);
    await onDatabase(
      inject('postgres'),
      `create database ${name}_latin template template0 encoding 'LATIN1' locale 'C'`,
    );
    onTestFinished(() => onDatabase(inject('postgres'), `drop database ${name}_latin`));
    expect(wrongIn((await doctor(`${address}_latin`)).stdout)).toEqual([
      expect.stringMatching(
        /^FIX {2}database: .* stores texts as LATIN1, not UTF8: make another with createdb/,
      ),
    ]);
    const { code, stdout } = await doctor(
      `${address}_none`.replace('landfall@', 'landfall:s3cret@'),
    );
    expect(stdout.match(/^FIX .*$/gm)).toEqual([
      expect.stringMatching(
        /^FIX {2}database: The database .*_none can't be opened: .*\. Create it/,
      ),
    ]);
    expect(stdout).not.toContain('s3cret');
    expect(code).toBe(1);
  });
});
