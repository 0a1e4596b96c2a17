import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import { every, type Job, type JobResult, runJobs } from '#server/jobs/scheduler.ts';
import { eventually } from '../../support/eventually.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { runJob, siteJobsOf } from './siteJobsOf.ts';

/** Servers with only jobs, each with its own connections to one database. */
async function sharedDatabase() {
  const { address } = await preparedSite('empty');
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());

  async function listen(jobs: Job[]) {
    const own = openDatabase(address);
    const lines: string[] = [];
    const ends: [string, JobResult][] = [];
    /** How often each job was asked whether it is due. */
    const asked = new Map(jobs.map(({ name }) => [name, 0]));
    const counted = jobs.map((job) => ({
      ...job,
      isDue(lastRun: Date | null) {
        asked.set(job.name, (asked.get(job.name) ?? 0) + 1);
        return job.isDue(lastRun);
      },
    }));
    const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    runJobs(app, own, counted, {
      onEnd: (...end) => ends.push(end),
      firstCheckMs: 0,
      checkIntervalMs: 10,
    });
    await app.listen({ port: 0 });
    onTestFinished(async () => {
      await app.close();
      await own.destroy();
    });
    return {
      ends,
      log: () => lines.map((line) => JSON.parse(line)),
      close: () => app.close(),
      /**
       * Waits for three further checks of a job, which is asked twice in one that runs it: a check
       * begins when all that the last one led to has ended.
       */
      async checksAgain(job: string) {
        const before = asked.get(job) ?? 0;
        await eventually(() => expect(asked.get(job)).toBeGreaterThan(before + 6));
      },
    };
  }
  return { db, listen };
}

function runsIn(db: OpenDatabase) {
  return db.selectFrom('job_runs').select(['name', 'finished_at']).execute();
}

test('a due job runs once, in one of two processes', async () => {
  const { db, listen } = await sharedDatabase();
  const finish = Promise.withResolvers<void>();
  const runners: string[] = [];
  const job = (runner: string): Job => ({
    name: 'sweep',
    isDue: every(HOUR_MS),
    async run() {
      runners.push(runner);
      await finish.promise;
    },
  });
  const servers = { one: await listen([job('one')]), other: await listen([job('other')]) };
  await eventually(() => expect(runners).toHaveLength(1));
  // Meanwhile it is still due.
  await servers[runners[0] === 'one' ? 'other' : 'one'].checksAgain('sweep');
  expect(runners).toHaveLength(1);
  finish.resolve();
  await eventually(async () => expect(await runsIn(db)).toHaveLength(1));
  for (const server of Object.values(servers)) await server.checksAgain('sweep');
  expect(runners).toHaveLength(1);
  expect(Object.values(servers).flatMap(({ ends }) => ends)).toEqual([['sweep', 'done']]);
});

test('a job that another process ran between check and lock is not run again', async () => {
  const { listen } = await sharedDatabase();
  const looked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  let repeated = 0;
  const slow = await listen([
    {
      name: 'sweep',
      async isDue(lastRun) {
        const isDue = every(HOUR_MS)(lastRun);
        looked.resolve();
        await done.promise;
        return isDue;
      },
      run: async () => {
        repeated += 1;
      },
    },
  ]);
  await looked.promise;
  const quick = await listen([{ name: 'sweep', isDue: every(HOUR_MS), run: async () => {} }]);
  await eventually(() => expect(quick.ends).toEqual([['sweep', 'done']]));
  done.resolve();
  await slow.checksAgain('sweep');
  expect(repeated).toBe(0);
  expect(slow.ends).toEqual([]);
});

test('a restart neither skips nor repeats a job', async () => {
  const { db, listen } = await sharedDatabase();
  let runs = 0;
  const job: Job = {
    name: 'sweep',
    isDue: every(HOUR_MS),
    run: async () => {
      runs += 1;
    },
  };
  const first = await listen([job]);
  await eventually(() => expect(first.ends).toHaveLength(1));
  await first.close();

  const second = await listen([job]);
  await second.checksAgain('sweep');
  expect(runs).toBe(1);
  await recordJobRun(db, 'sweep', new Date(Date.now() - HOUR_MS).toISOString());
  await eventually(() => expect(second.ends).toEqual([['sweep', 'done']]));
  await second.checksAgain('sweep');
  expect(runs).toBe(2);
});

test('a failed job is logged and retried, and delays no other', async () => {
  const { db, listen } = await sharedDatabase();
  let tries = 0;
  const failing: Job = {
    name: 'failing',
    isDue: every(HOUR_MS),
    run: async () => {
      tries += 1;
      if (tries < 3) throw new Error(`no luck ${tries}`);
    },
  };
  const endless: Job = { name: 'endless', isDue: () => true, run: () => new Promise(() => {}) };
  const other: Job = { name: 'other', isDue: every(HOUR_MS), run: async () => {} };
  const server = await listen([failing, endless, other]);
  await eventually(() => expect(server.ends).toHaveLength(4));
  expect((await runsIn(db)).map(({ name }) => name).sort()).toEqual(['failing', 'other']);
  expect(server.ends.filter(([name]) => name === 'failing')).toEqual([
    ['failing', 'failed'],
    ['failing', 'failed'],
    ['failing', 'done'],
  ]);
  expect(
    server.log().find(({ msg }) => msg === 'A job failed and will be tried again'),
  ).toMatchObject({ level: 50, job: 'failing', err: { message: 'no luck 1' } });
});

test('a closing server aborts its jobs, doesn’t wait for one without end, and records nothing', async () => {
  const { db, listen } = await sharedDatabase();
  const begun = new Set<string>();
  let told: unknown;
  const heeding: Job = {
    name: 'heeding',
    isDue: every(HOUR_MS),
    run: (signal) =>
      new Promise((resolve) => {
        begun.add('heeding');
        signal.addEventListener('abort', () => {
          told = signal.reason;
          resolve();
        });
      }),
  };
  const deaf: Job = {
    name: 'deaf',
    isDue: every(HOUR_MS),
    run: () =>
      new Promise(() => {
        begun.add('deaf');
      }),
  };
  const server = await listen([heeding, deaf]);
  await eventually(() => expect(begun.size).toBe(2));
  await server.close();
  expect(told).toMatchObject({ message: 'The server stops' });
  expect(await runsIn(db)).toEqual([]);
  expect(server.ends).toEqual([]);
  expect(server.log().filter(({ level }) => level >= 40)).toEqual([]);

  const next = await listen([{ ...heeding, run: async () => {} }]);
  await eventually(() => expect(next.ends).toEqual([['heeding', 'done']]));
});

test('only expired sessions are deleted', async () => {
  const site = await startTestSite();
  await site.signedIn();
  await site.db.updateTable('sessions').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute();
  await site.signedIn();
  await runJob(site, 'expired-sessions');
  const left = await site.db.selectFrom('sessions').select('expires_at').execute();
  expect(left.map(({ expires_at }) => expires_at > new Date().toISOString())).toEqual([true]);
});

test('the operator’s page lists each job', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  const section = page.split('\n## Jobs\n')[1]?.split('\n## ')[0] ?? '';
  const told = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  const site = await startTestSite({ env: { BACKUP_HOURS: '24', LINK_CHECKS: 'on' } });
  const names = siteJobsOf(site).map(({ name }) => name);
  // PostgreSQL has no file to back up.
  const all = inject('engine') === 'sqlite' ? names : ['backup', ...names];
  expect(told.sort()).toEqual(all.sort());
});

describe.runIf(inject('engine') === 'postgres')('a lost lock', () => {
  test('ends the run, and another process takes the job over', async () => {
    const { db, listen } = await sharedDatabase();
    const signals: AbortSignal[] = [];
    const job = (run: (signal: AbortSignal) => Promise<void>): Job => ({
      name: 'sweep',
      isDue: every(HOUR_MS),
      async run(signal) {
        signals.push(signal);
        await run(signal);
      },
    });
    const untilTold = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const first = await listen([
      job((signal) => (signals.length === 1 ? untilTold(signal) : Promise.resolve())),
    ]);
    await eventually(() => expect(signals).toHaveLength(1));
    const second = await listen([job(async () => {})]);
    await second.checksAgain('sweep');
    expect(signals).toHaveLength(1);

    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`.execute(db);
    await eventually(() => expect([...first.ends, ...second.ends]).toHaveLength(1));
    await eventually(() => expect(first.log().map(({ level }) => level)).toContain(40));
    expect(signals[0]?.aborted).toBe(true);
    expect(signals).toHaveLength(2);
    expect(first.log().map(({ msg }) => msg)).toContain(
      'The lock of a job was lost: it will be run again',
    );
    expect([...first.ends, ...second.ends]).toEqual([['sweep', 'done']]);
  });
});
