import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/servers/serverProcess.ts';
import { startedSite } from '../support/site/preparedDatabases.ts';

/** Runs the server's command with V8 telling each decision of its memory reducer. */
const traced = ['sh', '-c', 'node=$1; shift; exec "$node" --trace-memory-reducer "$@"', 'sh'];

test('V8 returns the memory of an idle server', async () => {
  const server = await startServer({ ...(await startedSite()), through: traced });
  onTestFinished(server.kill);
  await server.until(/Memory reducer: finished GC/);
  // Without a low rate V8 waits until 100 s have passed without a collection of old objects.
  expect(server.output()).toContain('Memory reducer: low alloc');
});
