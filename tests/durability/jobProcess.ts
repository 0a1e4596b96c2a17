// A process with one job that begins and never ends: what the database at the address in its
// argument knows of it when it is killed is what a crash leaves.
import Fastify from 'fastify';
import { openDatabase } from '../../db/client.ts';
import { every, runJobs } from '../../server/jobs/scheduler.ts';

const app = Fastify();
const endless = {
  name: 'sweep',
  isDue: every(1),
  run: () =>
    new Promise<void>(() => {
      console.log('running');
    }),
};
runJobs(app, openDatabase(process.argv[2] ?? ''), [endless], {
  firstCheckMs: 0,
  checkIntervalMs: 10,
});
await app.listen({ port: 0 });
