import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import { backupJob } from '#server/jobs/backupJob.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { stopClock, stopDurations } from '../../support/stoppedClock.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

test('a failed backup is tried again after ten minutes, however the clock jumps', async () => {
  const dataDir = temporaryFolder();
  const backups = { folder: join(dataDir, 'backups'), everyHours: 24, keep: 7 };
  const order = { dataDir, database: join(dataDir, 'missing.sqlite'), backups };
  const db = openDatabase((await preparedSite('empty')).address);
  onTestFinished(() => db.destroy());
  const job = backupJob(db, order, Fastify().log);
  const now = stopClock().getTime();
  const time = stopDurations();
  expect(await job.isDue(null)).toBe(true);
  vi.setSystemTime(now + 400 * DAY_MS);
  await expect(job.run(new AbortController().signal)).rejects.toThrow('There is no database');
  for (const ahead of [400, 0, 800]) {
    vi.setSystemTime(now + ahead * DAY_MS);
    expect(await job.isDue(null)).toBe(false);
  }
  vi.setSystemTime(now);
  time.pass(10 * MINUTE_MS);
  expect(await job.isDue(null)).toBe(true);
});
