import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { newDatabaseAddress, preparedSite } from '../../preparedDatabases.ts';

/** The reported problem of the database, and the time to report it in ms. */
async function problemOf(address: string) {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const began = performance.now();
  return { problem: await db.engine.problem(), ms: performance.now() - began };
}

async function clientOn(address: string) {
  const client = new pg.Client(address);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('a healthy database has no problem', async () => {
  const { address } = await preparedSite('samples');
  expect((await problemOf(address)).problem).toBeNull();
});

test('locked tables get one second', async () => {
  const { address } = await preparedSite('samples');
  const other = await clientOn(address);
  await other.query('begin; lock table countries in access exclusive mode');
  const { problem, ms } = await problemOf(address);
  expect(problem).toBe('PostgreSQL did not answer within a second.');
  expect(ms).toBeLessThan(2500);
  await other.query('rollback');
  expect((await problemOf(address)).problem).toBeNull();
});

test('so does a server that accepts connections but doesn’t respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const { problem, ms } = await problemOf(`postgres://ana@127.0.0.1:${port}/landfall`);
  expect(problem).toBe('PostgreSQL did not answer within a second.');
  expect(ms).toBeLessThan(2500);
});

test('no server, no database and no schema are distinguished', async () => {
  const address = await newDatabaseAddress();
  const away = `postgres://ana@127.0.0.1:${await freePort()}/landfall`;
  expect((await problemOf(away)).problem).toBe('PostgreSQL can’t be reached.');
  expect((await problemOf(`${address}_none`)).problem).toBe('The database can’t be read.');
  expect((await problemOf(address)).problem).toBe('The database has not been migrated.');
});

test('a read-only database, such as a standby, is not writable', async () => {
  const { address } = await preparedSite('empty');
  const other = await clientOn(address);
  const name = new URL(address).pathname.slice(1);
  await other.query(`alter database ${name} set default_transaction_read_only = on`);
  expect((await problemOf(address)).problem).toBe('The database can’t be written to.');
});
