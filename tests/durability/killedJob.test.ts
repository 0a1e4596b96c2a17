import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { every, runJobs } from '../../server/jobs/scheduler.ts';
import { preparedSite } from '../preparedDatabases.ts';
import { nodeBinary } from '../serverProcess.ts';

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
    isDue: every(60_000),
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
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(runs).toBe(0);

  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 });
  expect(await db.selectFrom('job_runs').select('name').execute()).toEqual([{ name: 'sweep' }]);
});
