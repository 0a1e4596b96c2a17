import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NoAnswerError } from '#db/postgres/connections/oneConnection.ts';
import { listCountries } from '#db/queries/countries.ts';
import { READINESS_MS } from '#server/http/healthRoutes.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { eventually } from '../../support/eventually.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { newDatabaseAddress, preparedSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopTime, watch } from '../../support/stoppedClock.ts';
import { databaseBehindProxy } from './ownServer.ts';

/** How long the check waits for PostgreSQL, in ms. */
const LIMIT_MS = 1000;

/** How long a new result may take before the last known one is sent, in ms. */
const PATIENCE_MS = 100;

/** The age from which the last known result is no longer sent, in ms. */
const KNOWN_LIMIT_MS = 3000;

/** Time between two attempts of the listener to connect, in ms. */
const RETRY_MS = 100;

const NO_ANSWER = 'PostgreSQL did not answer within a second.';

const ready = { statusCode: 200, body: 'ok' };

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

async function readinessOf({ app }: TestSite) {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, body };
}

/** A request reaches the check within some iterations of the event loop, if nothing else has to happen. */
async function untilItWaits() {
  for (let iteration = 0; iteration < 100; iteration += 1) await setImmediate();
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
  const ask = () => readinessOf(site);
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
    await untilItWaits();
    await time.pass(1);
    await expect(look.mock.results[second]?.value).rejects.toThrow(NO_ANSWER);
    if (second === 1) expect(await askedLast).toEqual(ready);
    else await expectUnready(askedLast);
  }
  await lock.release();
  expect(await ask()).toEqual(ready);

  /** Three seconds after the last result, it is no longer sent: another check has its own second. */
  async function expectUnready(asked: Promise<unknown>) {
    const state = watch(asked);
    await eventually(() => expect(look).toHaveBeenCalledTimes(4));
    await time.pass(LIMIT_MS - 1);
    expect(state.isSettled).toBe(false);
    await time.pass(1);
    expect(await asked).toEqual({ statusCode: 503, body: NO_ANSWER });
  }
});

describe('once queries succeed again, a site is ready', () => {
  async function siteBehindProxy() {
    const { proxy, url } = await databaseBehindProxy();
    const site = await startTestSite({ env: { DATABASE_URL: url } });
    return { proxy, site, time: stopTime() };
  }

  test('although it just said that it was not', async () => {
    const { proxy, site, time } = await siteBehindProxy();
    expect(await readinessOf(site)).toEqual(ready);
    await proxy.cut();
    await time.pass(READINESS_MS);
    expect(await readinessOf(site)).toEqual({
      statusCode: 503,
      body: 'The connection to PostgreSQL was lost.',
    });
    await proxy.restore();
    await eventually(async () => {
      await time.pass(RETRY_MS);
      expect(await site.db.engine.problem()).toBeNull();
    });
    expect(await listCountries(site.db)).not.toEqual([]);
    expect(await readinessOf(site)).toEqual(ready);
  });

  test('although an earlier check still hangs', async () => {
    const { proxy, site, time } = await siteBehindProxy();
    expect(await readinessOf(site)).toEqual(ready);
    await time.pass(KNOWN_LIMIT_MS);
    // If the listener was waiting for a response, it connects again.
    await eventually(async () => expect(await site.db.engine.problem()).toBeNull());
    const hangs = proxy.silenceAt('pg_is_in_recovery');
    const asked = readinessOf(site);
    await hangs;
    expect(await listCountries(site.db)).not.toEqual([]);
    const askedAfterwards = readinessOf(site);
    await untilItWaits();
    await time.pass(LIMIT_MS);
    expect(await asked).toEqual({ statusCode: 503, body: NO_ANSWER });
    expect(await askedAfterwards).toEqual(ready);
  });
});
