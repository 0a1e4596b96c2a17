import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { moveContentVersion, readContentVersion } from '#db/queries/contentVersion.ts';
import { storageErrorMessage } from '#server/storageErrors.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { eventually } from '../../support/eventually.ts';
import { holdWrites, inOtherProcess } from '../../support/site/otherProcess.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';

/** More than the number of connections. */
const WRITERS = 12;

/**
 * A separate handle on a database, with three connections on PostgreSQL, and another process's
 * handle.
 */
async function start(statementTimeoutMs: number) {
  const { address } = await preparedSite('empty');
  const writeWaitMs = statementTimeoutMs;
  const db = openDatabase(address, { pool: { size: 3, statementTimeoutMs }, writeWaitMs });
  onTestFinished(() => db.destroy());
  const other = inOtherProcess(address);
  const release = await holdWrites(other);
  const write = () => db.transaction().execute(moveContentVersion);
  const writers = Array.from({ length: WRITERS }, write);
  return { db, other, write, writers, release };
}

test('Reads are answered while more writers wait than there are connections, and each writer succeeds', async () => {
  const { db, writers, release } = await start(TEST_LIMIT_MS);
  const before = await readContentVersion(db);
  for (let reads = 0; reads < 10; reads += 1) expect(await readContentVersion(db)).toBe(before);
  await release();
  await Promise.all(writers);
  expect(await readContentVersion(db)).toBe(before + WRITERS);
});

test('Writers that waited too long are refused, and nothing waits for them', async () => {
  const { other, write, writers, release } = await start(300);
  for (const { status, reason } of (await Promise.allSettled(writers)) as PromiseRejectedResult[]) {
    expect(status).toBe('rejected');
    expect(storageErrorMessage(reason)).toContain('is busy');
  }
  await release();
  const before = await readContentVersion(other);
  // The limit may be too short for this machine: a refused write is tried again.
  await eventually(write);
  expect(await readContentVersion(other)).toBe(before + 1);
});
