import type { Kysely } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OpenOptions } from '#db/client.ts';
import type { DatabaseProblem } from '#db/engine.ts';
import { BEGIN_WRITING } from '#db/postgres/connections/pooledConnection.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { listCountries } from '#db/queries/countries.ts';
import type { Schema } from '#db/schema.ts';
import { storageErrorMessage } from '#server/storageErrors.ts';
import { eventually } from '../../../support/eventually.ts';
import { inOtherProcess } from '../../../support/site/otherProcess.ts';
import { stopTime, watch } from '../../../support/stoppedClock.ts';
import { databaseBehindProxy } from '../ownServer.ts';

const row = (email: string) => ({ email, created_at: '2026-01-01T00:00:00.000Z' });

function insert(db: Kysely<Schema>, email: string) {
  return db.insertInto('newsletter_subscribers').values(row(email)).execute();
}

async function emails(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** How long a statement waits for a connection, and for a new one to be made, in ms. */
const CONNECTION_WAIT_MS = 2000;

/** The statement timeout of commands and tests, in ms. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** How long the response may take beyond the statement timeout, in ms. */
const ANSWER_MARGIN_MS = 2000;

/** How long a process that stops waits for the listener's connection to end, in ms. */
const CLOSE_LIMIT_MS = 1000;

/** How long it waits for the last statements, in ms. */
const END_LIMIT_MS = 2000;

/** Time between two attempts to connect, in ms. */
const RETRY_MS = 50;

const oneConnection = { pool: { size: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS } };

/**
 * A database behind a connection that can be cut. Time stands still: none of the limits of its
 * connections passes unless a test lets it.
 */
async function behindProxy(options?: OpenOptions) {
  const { proxy, url, direct } = await databaseBehindProxy();
  const db = inOtherProcess(url, options);
  return { proxy, url, direct, db, time: stopTime() };
}

/** The error code of a refusal, and its message. */
async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown as Error & { code: string },
  );
  return { code: error?.code, message: storageErrorMessage(error) };
}

const nothingSaved = { message: expect.stringContaining('Nothing was saved') };
const maybeSaved = { message: expect.stringContaining('may or may not have been saved') };

describe('a lost connection', () => {
  test('during a read outside a transaction causes no error', async () => {
    const { proxy, db } = await behindProxy();
    const cut = proxy.cutAt('from "countries"', 'before');
    expect(await listCountries(db)).not.toEqual([]);
    await cut;
  });

  test('before a transaction begins causes no error', async () => {
    const { proxy, db } = await behindProxy();
    const cut = proxy.cutAt('begin', 'after');
    await db.transaction().execute((trx) => insert(trx, 'a@example.com'));
    await cut;
    expect(await emails(db)).toEqual(['a@example.com']);
  });

  test('inside a transaction saves nothing, and says so', async () => {
    const { proxy, db } = await behindProxy();
    const cut = proxy.cutAt('insert', 'after');
    const work = db.transaction().execute((trx) => insert(trx, 'a@example.com'));
    expect(await refusal(work)).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    await cut;
    expect(await emails(db)).toEqual([]);
  });

  test('between two statements of a transaction keeps process and pool', async () => {
    const { proxy, db } = await behindProxy(oneConnection);
    const work = db.transaction().execute(async (trx) => {
      await insert(trx, 'a@example.com');
      await proxy.cut();
      await proxy.restore();
      await insert(trx, 'b@example.com');
    });
    expect(await refusal(work)).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    expect(await emails(db)).toEqual([]);
  });

  test.each([
    ['before', []],
    ['after', ['a@example.com']],
  ] as const)(
    'when its commit was sent leaves open whether it is saved (%s)',
    async (when, saved) => {
      const { proxy, db } = await behindProxy();
      const cut = proxy.cutAt('commit', when);
      const work = db.transaction().execute((trx) => insert(trx, 'a@example.com'));
      const refused = await refusal(work);
      await cut;
      expect(refused).toMatchObject({ code: 'DATABASE_CONNECTION_LOST', ...maybeSaved });
      expect(refused.message).not.toContain('Nothing');
      expect(await emails(db)).toEqual(saved);
    },
  );

  test('during a single change may have saved it, and is not retried', async () => {
    const { proxy, db } = await behindProxy();
    const cut = proxy.cutAt('insert', 'after');
    const refused = await refusal(insert(db, 'a@example.com'));
    await cut;
    expect(refused).toMatchObject({ code: 'DATABASE_CONNECTION_LOST', ...maybeSaved });
    expect(await emails(db)).toEqual(['a@example.com']);
  });

  test('while idle is replaced at the next statement, also a change', async () => {
    const { proxy, db } = await behindProxy();
    await emails(db);
    await proxy.cut();
    await proxy.restore();
    await insert(db, 'a@example.com');
    expect(await emails(db)).toEqual(['a@example.com']);
  });
});

describe('while PostgreSQL is unreachable', () => {
  test('statements wait two seconds, then fail at once; the log says so once', async () => {
    const { proxy, db, time } = await behindProxy();
    const problems: DatabaseProblem[] = [];
    db.engine.onProblem((problem) => problems.push(problem));
    /** How long the refusal took, in ms, and how often a connection was tried. */
    const effort = async (refused: Promise<unknown>) => {
      const began = performance.now();
      const state = watch(refused);
      for (let tries = 1; ; tries += 1) {
        await proxy.idle();
        if (state.isSettled) return { ms: performance.now() - began, tries };
        await time.pass(RETRY_MS);
      }
    };
    await emails(db);
    await proxy.cut();
    const first = refusal(insert(db, 'a@example.com'));
    expect(await effort(first)).toEqual({
      ms: CONNECTION_WAIT_MS,
      tries: CONNECTION_WAIT_MS / RETRY_MS + 1,
    });
    expect(await first).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    expect(await effort(refusal(emails(db)))).toEqual({ ms: 0, tries: 1 });
    await proxy.restore();
    await insert(db, 'c@example.com');
    expect(await emails(db)).toEqual(['c@example.com']);
    expect(problems.map(({ isOver }) => isOver)).toEqual([false, true]);
  });

  test('statements wait for a quick recovery', async () => {
    const { proxy, db, time } = await behindProxy();
    await emails(db);
    await proxy.cut();
    const work = insert(db, 'a@example.com');
    const state = watch(work);
    for (let ms = RETRY_MS; ms < CONNECTION_WAIT_MS; ms += RETRY_MS) {
      await proxy.idle();
      await time.pass(RETRY_MS);
    }
    await proxy.idle();
    expect(state.isSettled).toBe(false);
    await proxy.restore();
    await time.pass(RETRY_MS);
    await work;
    expect(await emails(db)).toEqual(['a@example.com']);
  });
});

describe('a PostgreSQL that hangs', () => {
  test('blocks for at most the statement timeout, and loses its connections', async () => {
    const { proxy, db, time } = await behindProxy();
    await emails(db);
    proxy.silence();
    const read = refusal(emails(db));
    const reading = watch(read);
    await time.pass(STATEMENT_TIMEOUT_MS + ANSWER_MARGIN_MS - 1);
    expect(reading.isSettled).toBe(false);
    await time.pass(1);
    expect(await read).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    // Its new connection is not answered.
    const write = refusal(insert(db, 'a@example.com'));
    await time.pass(CONNECTION_WAIT_MS);
    expect(await write).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    proxy.resume();
    expect(await emails(db)).toEqual([]);
  });

  test('doesn’t prevent the process from stopping', async () => {
    const { proxy, db, time } = await behindProxy();
    const content = await db.engine.watchContentVersion();
    await emails(db);
    proxy.silence();
    const read = refusal(emails(db));
    const closed = content.close();
    await time.pass(CLOSE_LIMIT_MS);
    await closed;
    const destroyed = db.destroy();
    await time.pass(END_LIMIT_MS);
    await destroyed;
    await read;
  });
});

describe('a busy PostgreSQL', () => {
  test('with every connection in use refuses after two seconds', async () => {
    const { db, time } = await behindProxy(oneConnection);
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const long = db.connection().execute(async (connection) => {
      await emails(connection);
      hold();
      await free;
    });
    await held;
    const refused = refusal(emails(db));
    const state = watch(refused);
    await time.pass(CONNECTION_WAIT_MS - 1);
    expect(state.isSettled).toBe(false);
    await time.pass(1);
    expect(await refused).toMatchObject({ code: 'DATABASE_BUSY', ...nothingSaved });
    release();
    await long;
    expect(await emails(db)).toEqual([]);
  });

  test('with an active transaction refuses after the statement timeout, and recovers', async () => {
    const { direct, db } = await behindProxy({ pool: { size: 3, statementTimeoutMs: 1000 } });
    // Belongs to another process: those of this one wait without a connection.
    const other = new pg.Client(direct);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(BEGIN_WRITING);
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = await refusal(
        changeContent(db, undefined, (trx) => insert(trx, 'a@example.com')),
      );
      expect(refused).toMatchObject({ message: expect.stringContaining('is busy') });
    }
    await other.query('commit');
    // None of those connections has an open transaction.
    await Promise.all(['b', 'c', 'd'].map((name) => insert(db, `${name}@example.com`)));
    expect(await emails(db)).toEqual(['b@example.com', 'c@example.com', 'd@example.com']);
  });
});

describe('a lock', () => {
  test.each([
    ['cut', 0],
    // A check every three seconds, and two seconds for its response.
    ['silence', 5000],
  ] as const)('is lost with its connection (%s)', async (how, afterMs) => {
    const { proxy, direct, db, time } = await behindProxy();
    const other = inOtherProcess(direct);
    const lock = await db.engine.tryLock('jobs');
    expect(lock?.signal.aborted).toBe(false);
    expect(await other.engine.tryLock('jobs')).toBeNull();
    await proxy[how]();
    if (afterMs > 0) {
      await time.pass(afterMs - 1);
      expect(lock?.signal.aborted).toBe(false);
      await time.pass(1);
    }
    await eventually(() => expect(lock?.signal.aborted).toBe(true));
    await proxy.close();
    const taken = await eventually(async () => {
      const found = await other.engine.tryLock('jobs');
      expect(found).not.toBeNull();
      return found;
    });
    await taken?.release();
  });
});
