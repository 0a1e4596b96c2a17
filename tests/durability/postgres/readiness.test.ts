import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { NoAnswerError } from '../../../db/postgres/connections/oneConnection.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { newDatabaseAddress, preparedSite } from '../../preparedDatabases.ts';
import { startOn } from './clusterSite.ts';

/** The reported problem of the database, or that it didn't answer, and the time to report it in ms. */
async function problemOf(address: string) {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const began = performance.now();
  const problem = await db.engine.problem().catch((error: unknown) => {
    if (error instanceof NoAnswerError) return error.message;
    throw error;
  });
  return { problem, ms: performance.now() - began };
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

test('a server stays ready through a busy second, and not through four', async () => {
  const { address } = await preparedSite('countries');
  const { url } = await startOn(address);
  const ask = async () => {
    const answer = await fetch(`${url}/readyz`);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask()).toEqual({ status: 200, text: 'ok' });
  const other = await clientOn(address);
  // The check waits behind the lock, as it would behind other work.
  await other.query('begin; lock table countries in access exclusive mode');
  const locked = performance.now();
  const answers: { status: number; afterMs: number; tookMs: number }[] = [];
  do {
    const began = performance.now();
    const { status } = await ask();
    const ended = performance.now();
    answers.push({ status, afterMs: ended - locked, tookMs: ended - began });
    await wait(50);
  } while (answers.at(-1)?.status === 200 && performance.now() - locked < 10_000);

  // The last result before the lock was up to a second old.
  const early = answers.filter(({ afterMs }) => afterMs < 2000);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter(({ status, tookMs }) => status !== 200 || tookMs > 900)).toEqual([]);
  expect(answers.at(-1)).toMatchObject({ status: 503 });
  expect(answers.at(-1)?.afterMs).toBeLessThan(5000);
  expect((await ask()).text).toBe('PostgreSQL did not answer within a second.');

  await other.query('rollback');
  await vi.waitFor(async () => expect(await ask()).toEqual({ status: 200, text: 'ok' }), 4000);
});
