import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentVersion, DatabaseProblem, OpenDatabase } from '#db/engine.ts';
import { ContentListener } from '#db/postgres/contentListener.ts';
import { moveContentVersion, readContentVersion } from '#db/queries/contentVersion.ts';
import { eventually } from '../../support/eventually.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { stopTime } from '../../support/stoppedClock.ts';
import { databaseBehindProxy } from './ownServer.ts';

const UNREADY = 'The connection to PostgreSQL was lost.';

/** When the listener polls, in ms after it has connected. */
const POLL_MS = 3000;

/** How long it then waits for a response, in ms. */
const ANSWER_MS = 2000;

/** When it connects again after a refusal, in ms: ten times a second. */
const RETRY_MS = 100;

function move(db: OpenDatabase) {
  return db.transaction().execute((trx) => moveContentVersion(trx));
}

/**
 * A process that learns of content changes over a connection that can be cut, and another process
 * beside it. Time stands still: nothing is known by a poll, unless it passes.
 */
async function listening() {
  const { proxy, url, direct } = await databaseBehindProxy('empty');
  const db = inOtherProcess(url);
  const other = inOtherProcess(direct);
  const losses: DatabaseProblem[] = [];
  db.engine.onProblem((problem) => losses.push(problem));
  const opened: ContentVersion[] = [];
  onTestFinished(async () => {
    for (const content of opened) await content.close();
  });
  const time = stopTime();
  const content = await db.engine.watchContentVersion();
  opened.push(content);
  return { proxy, db, content, other, time, losses };
}

test('its own change is known with the response, a change of others by notification', async () => {
  const { db, content, other } = await listening();
  const before = content.current();
  await move(db);
  const own = content.current();
  expect(own).not.toBe(before);
  await move(other);
  await eventually(() => expect(content.current()).not.toBe(own));
});

test('an irrelevant notification changes nothing, and a false one is corrected', async () => {
  const { db, content, other } = await listening();
  const honest = content.current();
  const noted = vi.spyOn(ContentListener.prototype, 'noteVersions');
  onTestFinished(() => noted.mockRestore());
  await sql`notify landfall_content, 'nothing'`.execute(other);
  await sql`notify landfall_content`.execute(other);
  // After each, the versions are read.
  await eventually(() => expect(noted).toHaveBeenCalledTimes(2));
  expect(content.current()).toBe(honest);
  await sql`notify landfall_content, '9007199254740991 0 0 0 0'`.execute(other);
  await eventually(() => expect(content.current()).not.toBe(honest));
  const before = content.current();
  await move(db);
  expect(content.current()).not.toBe(before);
});

test('changes during a lost connection are known before it counts as connected', async () => {
  const { proxy, db, content, other, time } = await listening();
  expect(await db.engine.problem()).toBeNull();
  const before = content.current();
  await proxy.cut();
  expect(await db.engine.problem()).toBe(UNREADY);
  await move(other);
  await proxy.restore();
  await time.pass(RETRY_MS - 1);
  expect(await db.engine.problem()).toBe(UNREADY);
  expect(content.current()).toBe(before);
  await time.pass(1);
  await eventually(async () => expect(await db.engine.problem()).toBeNull());
  expect(content.current()).not.toBe(before);
});

test('a silent connection is detected as lost within five seconds', async () => {
  const { proxy, db, content, other, time, losses } = await listening();
  const before = content.current();
  proxy.silence();
  await move(other);
  await time.pass(POLL_MS + ANSWER_MS - 1);
  expect(losses).toEqual([]);
  await time.pass(1);
  await eventually(() => expect(losses).toMatchObject([{ isOver: false }]));
  expect(await db.engine.problem()).toBe(UNREADY);
  await proxy.cut();
  proxy.resume();
  await proxy.restore();
  expect(content.current()).toBe(before);
  await time.pass(RETRY_MS);
  await eventually(() => expect(content.current()).not.toBe(before));
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
  await eventually(() => expect(content.current()).not.toBe(before));
});

test('a lost notification is recovered within five seconds', async () => {
  const { content, other, time } = await listening();
  const before = content.current();
  const version = await readContentVersion(other);
  await sql`update content_version set version = ${version + 1}`.execute(other);
  await time.pass(POLL_MS);
  await eventually(() => expect(content.current()).not.toBe(before));
});

test('closing during a reconnect leaves no connection', async () => {
  const { proxy, content, time } = await listening();
  await proxy.cut();
  proxy.silence();
  await proxy.restore();
  const connected = proxy.nextConnection();
  await time.pass(RETRY_MS);
  await connected;
  const closed = content.close();
  proxy.resume();
  await closed;
  await eventually(() => expect(proxy.openConnections()).toBe(0));
});
