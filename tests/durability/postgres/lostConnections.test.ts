import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { DatabaseProblem } from '../../../db/engine.ts';
import { changeContent } from '../../../db/queries/contentVersion.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import type { Schema } from '../../../db/schema.ts';
import { storageErrorMessage } from '../../../server/services/storageErrors.ts';
import { databaseBehindProxy, openWhileTesting } from './ownServer.ts';

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

/** The error code of a refusal, and its time in seconds. */
async function refusal(work: Promise<unknown>) {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown as Error & { code: string },
  );
  return {
    code: error?.code,
    message: storageErrorMessage(error),
    seconds: (performance.now() - began) / 1000,
  };
}

const nothingSaved = { message: expect.stringContaining('Nothing was saved') };
const maybeSaved = { message: expect.stringContaining('may or may not have been saved') };

describe('a lost connection', () => {
  test('during a read outside a transaction causes no error', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const cut = proxy.cutAt('from "countries"', 'before');
    expect(await listCountries(db)).not.toEqual([]);
    await cut;
  });

  test('before a transaction begins causes no error', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const cut = proxy.cutAt('begin', 'after');
    await db.transaction().execute((trx) => insert(trx, 'a@example.com'));
    await cut;
    expect(await emails(db)).toEqual(['a@example.com']);
  });

  test('inside a transaction saves nothing, and says so', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const cut = proxy.cutAt('insert', 'after');
    const work = db.transaction().execute((trx) => insert(trx, 'a@example.com'));
    expect(await refusal(work)).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    await cut;
    expect(await emails(db)).toEqual([]);
  });

  test('between two statements of a transaction keeps process and pool', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url, { pool: { size: 1, statementTimeoutMs: 5000 } });
    const work = db.transaction().execute(async (trx) => {
      await insert(trx, 'a@example.com');
      await proxy.cut();
      await proxy.restore();
      await wait(50);
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
      const { proxy, url } = await databaseBehindProxy();
      const db = openWhileTesting(url);
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
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const cut = proxy.cutAt('insert', 'after');
    const refused = await refusal(insert(db, 'a@example.com'));
    await cut;
    expect(refused).toMatchObject({ code: 'DATABASE_CONNECTION_LOST', ...maybeSaved });
    expect(await emails(db)).toEqual(['a@example.com']);
  });

  test('while idle is replaced at the next statement, also a change', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    await emails(db);
    await proxy.cut();
    await proxy.restore();
    await wait(50);
    await insert(db, 'a@example.com');
    expect(await emails(db)).toEqual(['a@example.com']);
  });
});

describe('while PostgreSQL is unreachable', () => {
  test('statements wait two seconds, then fail at once; the log says so once', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const problems: DatabaseProblem[] = [];
    db.engine.onProblem((problem) => problems.push(problem));
    await emails(db);
    await proxy.cut();
    await wait(50);
    const first = await refusal(insert(db, 'a@example.com'));
    expect(first).toMatchObject({ code: 'DATABASE_UNAVAILABLE', ...nothingSaved });
    expect(first.seconds).toBeGreaterThan(1.5);
    expect(first.seconds).toBeLessThan(4);
    expect((await refusal(emails(db))).seconds).toBeLessThan(0.5);
    await proxy.restore();
    await insert(db, 'c@example.com');
    expect(await emails(db)).toEqual(['c@example.com']);
    expect(problems.map(({ isOver }) => isOver)).toEqual([false, true]);
  });

  test('statements wait for a quick recovery', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    await emails(db);
    await proxy.cut();
    await wait(50);
    const work = insert(db, 'a@example.com');
    await wait(500);
    await proxy.restore();
    await work;
    expect(await emails(db)).toEqual(['a@example.com']);
  });
});

describe('a PostgreSQL that hangs', () => {
  test('blocks for at most the statement timeout, and loses its connections', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url, { pool: { size: 2, statementTimeoutMs: 500 } });
    await emails(db);
    proxy.silence();
    const read = await refusal(emails(db));
    expect(read).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(read.seconds).toBeLessThan(4);
    const write = await refusal(insert(db, 'a@example.com'));
    expect(write.seconds).toBeLessThan(5);
    proxy.resume();
    expect(await emails(db)).toEqual([]);
  });

  test('doesn’t prevent the process from stopping', async () => {
    const { proxy, url } = await databaseBehindProxy();
    const db = openWhileTesting(url);
    const content = await db.engine.watchContentVersion();
    await emails(db);
    proxy.silence();
    const began = performance.now();
    await content.close();
    await db.destroy();
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('a busy PostgreSQL', () => {
  test('with every connection in use refuses after two seconds', async () => {
    const { url } = await databaseBehindProxy();
    const db = openWhileTesting(url, { pool: { size: 1, statementTimeoutMs: 10_000 } });
    const long = sql`select pg_sleep(3)`.execute(db);
    await wait(100);
    const refused = await refusal(emails(db));
    expect(refused).toMatchObject({ code: 'DATABASE_BUSY', ...nothingSaved });
    expect(refused.seconds).toBeLessThan(2.9);
    await long;
  });

  test('with an active transaction refuses after the statement timeout, and recovers', async () => {
    const { url } = await databaseBehindProxy();
    const db = openWhileTesting(url, { pool: { size: 3, statementTimeoutMs: 300 } });
    let finish = () => {};
    // Belongs to another process: those of this one wait without a connection.
    const held = openWhileTesting(url)
      .transaction()
      .execute(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      );
    await wait(100);
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = await refusal(
        changeContent(db, undefined, (trx) => insert(trx, 'a@example.com')),
      );
      expect(refused).toMatchObject({ message: expect.stringContaining('is busy') });
    }
    finish();
    await held;
    // None of those connections has an open transaction.
    await Promise.all(['b', 'c', 'd'].map((name) => insert(db, `${name}@example.com`)));
    expect(await emails(db)).toEqual(['b@example.com', 'c@example.com', 'd@example.com']);
  });
});

describe('a lock', () => {
  test.each(['cut', 'silence'] as const)('is lost with its connection (%s)', async (how) => {
    const { proxy, url, direct } = await databaseBehindProxy('empty');
    const lock = await openWhileTesting(url).engine.tryLock('jobs');
    const other = openWhileTesting(direct);
    expect(await other.engine.tryLock('jobs')).toBeNull();
    await proxy[how]();
    await vi.waitFor(() => expect(lock?.signal.aborted).toBe(true), { timeout: 7000 });
    await proxy.close();
    const taken = await vi.waitFor(
      async () => {
        const found = await other.engine.tryLock('jobs');
        expect(found).not.toBeNull();
        return found;
      },
      { timeout: 5000 },
    );
    await taken?.release();
  });
});
