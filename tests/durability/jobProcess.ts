// A process with one job that starts and never ends: when it is killed, the database at the address
// in its argument is in the state after a crash.
import Fastify from 'fastify';
import { openDatabase } from '#db/client.ts';
import { every, runJobs } from '#server/jobs/scheduler.ts';

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
