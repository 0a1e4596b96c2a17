import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoAnswerError } from '#db/postgres/connections/oneConnection.ts';
import { READINESS_MS } from '#server/http/healthRoutes.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { eventually } from '../../support/eventually.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { newDatabaseAddress, preparedSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { stopTime, watch } from '../../support/stoppedClock.ts';

/** How long the check waits for PostgreSQL, in ms. */
const LIMIT_MS = 1000;

/** How long a new result may take before the last known one is sent, in ms. */
const PATIENCE_MS = 100;

const NO_ANSWER = 'PostgreSQL did not answer within a second.';

// Time stands still in these tests: the check's limit passes only where PostgreSQL isn't to answer.

/** The reported problem of the database, or that it didn't answer. */
function problemOf(address: string): Promise<string | null> {
  return inOtherProcess(address)
    .engine.problem()
    .catch((error: unknown) => {
      if (error instanceof NoAnswerError) return error.message;
      throw error;
    });
}

async function clientOn(address: string) {
  const client = new pg.Client(address);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Locks a table, behind which the check waits as it would behind other work. */
async function lockCountries(address: string) {
  const other = await clientOn(address);
  await other.query('begin; lock table countries in access exclusive mode');
  return {
    /** Throws while nothing waits for the table. */
    async expectWaiting() {
      const { rowCount } = await other.query(
        "select from pg_locks where not granted and relation = 'countries'::regclass",
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    release: () => other.query('rollback'),
  };
}

test('a healthy database has no problem', async () => {
  const { address } = await preparedSite('samples');
  stopTime();
  expect(await problemOf(address)).toBeNull();
});

test('locked tables get one second', async () => {
  const { address } = await preparedSite('samples');
  const lock = await lockCountries(address);
  const time = stopTime();
  const problem = problemOf(address);
  const state = watch(problem);
  await eventually(lock.expectWaiting);
  await time.pass(LIMIT_MS - 1);
  expect(state.isSettled).toBe(false);
  await time.pass(1);
  expect(await problem).toBe(NO_ANSWER);
  await lock.release();
  expect(await problemOf(address)).toBeNull();
});

test('so does a server that accepts connections but doesn’t respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const time = stopTime();
  const connected = once(silent, 'connection');
  const problem = problemOf(`postgres://ana@127.0.0.1:${port}/landfall`);
  const state = watch(problem);
  await connected;
  await time.pass(LIMIT_MS - 1);
  expect(state.isSettled).toBe(false);
  await time.pass(1);
  expect(await problem).toBe(NO_ANSWER);
});

test('no server, no database and no schema are distinguished', async () => {
  const address = await newDatabaseAddress();
  const away = `postgres://ana@127.0.0.1:${await freePort()}/landfall`;
  stopTime();
  expect(await problemOf(away)).toBe('PostgreSQL can’t be reached.');
  expect(await problemOf(`${address}_none`)).toBe('The database can’t be read.');
  expect(await problemOf(address)).toBe('The database has not been migrated.');
});

test('a read-only database, such as a standby, is not writable', async () => {
  const { address } = await preparedSite('empty');
  const other = await clientOn(address);
  const name = new URL(address).pathname.slice(1);
  await other.query(`alter database ${name} set default_transaction_read_only = on`);
  stopTime();
  expect(await problemOf(address)).toBe('The database can’t be written to.');
});

test('a site stays ready through a busy second, and not through four', async () => {
  const site = await startTestSite();
  const look = vi.spyOn(site.db.engine, 'problem');
  const time = stopTime();
  const ask = async () => {
    const { statusCode, body } = await site.app.inject('/readyz');
    return { statusCode, body };
  };
  const ready = { statusCode: 200, body: 'ok' };
  const unready = { statusCode: 503, body: NO_ANSWER };
  expect(await ask()).toEqual(ready);
  const lock = await lockCountries(site.data.address);
  await time.pass(READINESS_MS);
  for (const second of [1, 2]) {
    const asked = ask();
    await eventually(() => expect(look).toHaveBeenCalledTimes(second + 1));
    await time.pass(PATIENCE_MS);
    // Although the check still waits.
    expect(await asked).toEqual(ready);
    await time.pass(LIMIT_MS - PATIENCE_MS - 1);
    const askedLast = ask();
    // It reaches the check within some iterations of the event loop, as nothing else has to happen.
    for (let iteration = 0; iteration < 100; iteration += 1) await setImmediate();
    await time.pass(1);
    await expect(look.mock.results[second]?.value).rejects.toThrow(NO_ANSWER);
    // Three seconds after the last result, it is no longer sent.
    expect(await askedLast).toEqual(second === 1 ? ready : unready);
  }

  const asked = ask();
  const state = watch(asked);
  await eventually(() => expect(look).toHaveBeenCalledTimes(4));
  await time.pass(LIMIT_MS - 1);
  expect(state.isSettled).toBe(false);
  await time.pass(1);
  expect(await asked).toEqual(unready);
  await lock.release();
  expect(await ask()).toEqual(ready);
});
