import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#db/engine.ts';
import { findLastJobRun, recordJobRun } from '#db/queries/jobRuns.ts';
import { isDatabaseLost } from '../storageErrors.ts';

/** A recurring job that one of all processes on the database runs at a time. */
export type Job = {
  /** Its name in the table of runs, its lock and the log: lower case and hyphens. */
  name: string;
  /** `lastRun` is its last end in any process; null if it never ran. */
  isDue: (lastRun: Date | null) => boolean | Promise<boolean>;
  /**
   * Does the work. It may be aborted at any time and run again by another process, so it must be
   * idempotent. The signal asks it to end, when the server stops or another process has taken over;
   * the run is then not recorded.
   */
  run: (signal: AbortSignal) => Promise<void>;
};

export type JobResult = 'done' | 'failed';

/** Delay of the first check after the start, in ms: the first visitors come first. */
const FIRST_CHECK_MS = 5_000;

/** Interval of checking for due jobs, in ms, which also limits the takeover from a dead process. */
const CHECK_INTERVAL_MS = 60_000;

/** How long shutdown waits for aborted jobs, in ms. */
const CLOSE_LIMIT_MS = 500;

/** Due this many milliseconds after the last run, or if a wrong clock dated that in the future. */
export function every(ms: number): Job['isDue'] {
  return (lastRun) => lastRun === null || Math.abs(Date.now() - lastRun.getTime()) >= ms;
}

/**
 * Runs due jobs while the server listens. All processes check; the one that gets the job's lock
 * runs it. A dead process loses its locks, so the next check finds the job still due. A failed job
 * is logged and retried at the next check, without affecting others. `onEnd` is called with the
 * outcome of each run.
 */
export function runJobs(
  app: FastifyInstance,
  db: OpenDatabase,
  jobs: readonly Job[],
  {
    onEnd = () => {},
    firstCheckMs = FIRST_CHECK_MS,
    checkIntervalMs = CHECK_INTERVAL_MS,
  }: {
    onEnd?: (job: string, result: JobResult) => void;
    firstCheckMs?: number;
    checkIntervalMs?: number;
  } = {},
): void {
  const closing = new AbortController();
  const running = new Map<Job, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onListen', async () => scheduleCheck(firstCheckMs));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    closing.abort(new Error('The server stops'));
    const limit = wait(CLOSE_LIMIT_MS, undefined, { ref: false });
    await Promise.race([Promise.all(running.values()), limit]);
  });

  function scheduleCheck(delayMs: number) {
    timer = setTimeout(check, delayMs).unref();
  }

  function check() {
    for (const job of jobs) {
      if (running.has(job)) continue;
      const ended = runIfDue(job)
        .catch((err: unknown) => {
          // A lost database is logged elsewhere, and the next check comes soon.
          if (closing.signal.aborted || isDatabaseLost(err)) return;
          app.log.error({ err, job: job.name }, 'A job was not begun');
        })
        .finally(() => running.delete(job));
      running.set(job, ended);
    }
    scheduleCheck(checkIntervalMs);
  }

  async function runIfDue(job: Job) {
    if (!(await isDue(job))) return;
    const lock = await db.engine.tryLock(`job-${job.name}`);
    if (!lock) return;
    try {
      // Another process may have run it between the check and the lock.
      if (await isDue(job)) await run(job, AbortSignal.any([closing.signal, lock.signal]));
    } finally {
      await lock.release();
    }
  }

  async function isDue(job: Job) {
    return job.isDue(await findLastJobRun(db, job.name));
  }

  async function run(job: Job, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      await job.run(signal);
      if (!signal.aborted) {
        await recordJobRun(db, job.name, new Date().toISOString());
        onEnd(job.name, 'done');
      }
    } catch (err) {
      if (!signal.aborted) {
        // A lost database is logged elsewhere.
        if (!isDatabaseLost(err)) {
          app.log.error({ err, job: job.name }, 'A job failed and will be tried again');
        }
        onEnd(job.name, 'failed');
      }
    }
    if (signal.aborted && !closing.signal.aborted) {
      app.log.warn({ job: job.name }, 'The lock of a job was lost: it will be run again');
    }
  }
}
