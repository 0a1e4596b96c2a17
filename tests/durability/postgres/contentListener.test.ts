import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../db/engine.ts';
import { moveContentVersion, readContentVersion } from '../../../db/queries/contentVersion.ts';
import { databaseBehindProxy, openWhileTesting } from './ownServer.ts';

const UNREADY = 'The connection to PostgreSQL was lost.';

function move(db: OpenDatabase) {
  return db.transaction().execute((trx) => moveContentVersion(trx));
}

/**
 * A process that learns of content changes over a connection that can be cut, and another process
 * beside it.
 */
async function listening() {
  const { proxy, url, direct } = await databaseBehindProxy('empty');
  const db = openWhileTesting(url);
  const content = await db.engine.watchContentVersion();
  onTestFinished(() => content.close());
  return { proxy, db, content, other: openWhileTesting(direct) };
}

test('its own change is known with the response, a change of others by notification', async () => {
  const { db, content, other } = await listening();
  const before = content.current();
  await move(db);
  const own = content.current();
  expect(own).not.toBe(before);
  await move(other);
  await vi.waitFor(() => expect(content.current()).not.toBe(own), { interval: 5, timeout: 500 });
});

test('an irrelevant notification changes nothing, and a false one is corrected', async () => {
  const { db, content, other } = await listening();
  const honest = content.current();
  await sql`notify landfall_content, 'nothing'`.execute(other);
  await sql`notify landfall_content`.execute(other);
  await wait(100);
  expect(content.current()).toBe(honest);
  await sql`notify landfall_content, '9007199254740991 0 0 0 0'`.execute(other);
  await vi.waitFor(() => expect(content.current()).not.toBe(honest), { timeout: 500 });
  const before = content.current();
  await move(db);
  expect(content.current()).not.toBe(before);
});

test('changes during a lost connection are known before it counts as connected', async () => {
  const { proxy, db, content, other } = await listening();
  expect(await db.engine.problem()).toBeNull();
  const before = content.current();
  await proxy.cut();
  await move(other);
  await vi.waitFor(async () => expect(await db.engine.problem()).toBe(UNREADY));
  expect(content.current()).toBe(before);
  await proxy.restore();
  const restored = performance.now();
  await vi.waitFor(async () => expect(await db.engine.problem()).toBeNull(), { interval: 5 });
  expect(performance.now() - restored).toBeLessThan(500);
  expect(content.current()).not.toBe(before);
});

test('a silent connection is detected as lost within five seconds', async () => {
  const { proxy, db, content, other } = await listening();
  const before = content.current();
  proxy.silence();
  const silenced = performance.now();
  await move(other);
  await vi.waitFor(async () => expect(await db.engine.problem()).toBe(UNREADY), { timeout: 7000 });
  expect(performance.now() - silenced).toBeLessThan(5900);
  await proxy.cut();
  proxy.resume();
  await proxy.restore();
  await vi.waitFor(() => expect(content.current()).not.toBe(before), { timeout: 3000 });
});

test('changes are detected on a database restored to a lower version', async () => {
  const { db, content, other } = await listening();
  for (let count = 0; count < 10; count += 1) await move(db);
  await sql`update content_version set version = 1`.execute(other);
  const own = content.current();
  await move(db);
  expect(content.current()).not.toBe(own);
  const before = content.current();
  await move(other);
  await vi.waitFor(() => expect(content.current()).not.toBe(before), { timeout: 500 });
});

test('a lost notification is recovered within five seconds', async () => {
  const { content, other } = await listening();
  const before = content.current();
  const version = await readContentVersion(other);
  await sql`update content_version set version = ${version + 1}`.execute(other);
  await vi.waitFor(() => expect(content.current()).not.toBe(before), { timeout: 5000 });
});

test('closing during a reconnect leaves no connection', async () => {
  const { proxy, content, other } = await listening();
  await proxy.cut();
  proxy.silence();
  await proxy.restore();
  await proxy.nextConnection();
  const closed = content.close();
  proxy.resume();
  await closed;
  await wait(200);
  const { rows } = await sql<{ open: number }>`select count(*) as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  expect(rows).toEqual([{ open: 0 }]);
});
