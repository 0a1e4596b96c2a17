import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import { every, runJobs } from '#server/jobs/scheduler.ts';
import { eventually } from '../support/eventually.ts';
import { nodeBinary } from '../support/servers/serverProcess.ts';
import { preparedSite } from '../support/site/preparedDatabases.ts';

test('another process takes over a job only after its process was killed', async () => {
  const { address } = await preparedSite('empty');
  const child = spawn(nodeBinary, [join(import.meta.dirname, 'jobProcess.ts'), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');

  let runs = 0;
  const job = {
    name: 'sweep',
    isDue: vi.fn(every(DAY_MS)),
    run: async () => {
      runs += 1;
    },
  };
  const db = openDatabase(address);
  const app = Fastify();
  runJobs(app, db, [job], { firstCheckMs: 0, checkIntervalMs: 10 });
  await app.listen({ port: 0 });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  // Asked again only after an attempt to take it over.
  await eventually(() => expect(job.isDue.mock.calls.length).toBeGreaterThan(2));
  expect(runs).toBe(0);

  child.kill('SIGKILL');
  await once(child, 'exit');
  await eventually(async () =>
    expect(await db.selectFrom('job_runs').select('name').execute()).toEqual([{ name: 'sweep' }]),
  );
  expect(runs).toBe(1);
});
