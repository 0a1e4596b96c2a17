import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client.ts';
import { findLastJobRun, recordJobRun } from '../../db/queries/jobRuns.ts';
import { isDatabaseLost } from '../services/storageErrors.ts';

/** Work that comes round, for one process at a time of all that share the database. */
export type Job = {
  /** Names it in the table of runs, its lock and the log: small letters and hyphens. */
  name: string;
  /** `lastRun` is when it last came to its end in any process, null when it never did. */
  isDue: (lastRun: Date | null) => boolean | Promise<boolean>;
  /**
   * Does the work. It may be cut short at any moment, and begun again by another process before it
   * has noticed: what it does twice must do no harm. The signal says that it should end, since the
   * server stops or another process has taken over; nothing is then recorded of the run.
   */
  run: (signal: AbortSignal) => Promise<void>;
};

export type JobResult = 'done' | 'failed';

/** After the start, in milliseconds: the first visitors need the machine more. */
const FIRST_CHECK_MS = 5_000;

/** How often a process looks for due jobs, and so how soon it takes over from one that died. */
const CHECK_INTERVAL_MS = 60_000;

/** How long a stop waits for jobs that were told to end, in milliseconds. */
const CLOSE_LIMIT_MS = 500;

/** Due when the last run is this many milliseconds away; also one that a wrong clock dated ahead. */
export function every(ms: number): Job['isDue'] {
  return (lastRun) => lastRun === null || Math.abs(Date.now() - lastRun.getTime()) >= ms;
}

/**
 * Runs each job whenever it is due, as long as the server listens. Every process looks: the one that
 * gets the job's lock runs it. One that dies loses its locks, and the next that looks finds the job
 * still due. A job that fails is logged and tried again at the next look; the others go on.
 * `onEnd` hears how each run ended.
 */
export function runJobs(
  app: FastifyInstance,
  db: OpenDatabase,
  jobs: readonly Job[],
  {
    onEnd = () => {},
    firstLookMs = FIRST_CHECK_MS,
    lookEveryMs = CHECK_INTERVAL_MS,
  }: {
    onEnd?: (job: string, result: JobResult) => void;
    firstLookMs?: number;
    lookEveryMs?: number;
  } = {},
): void {
  const closing = new AbortController();
  const underWay = new Map<Job, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onListen', async () => lookIn(firstLookMs));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    closing.abort(new Error('The server stops'));
    const limit = wait(CLOSE_LIMIT_MS, undefined, { ref: false });
    await Promise.race([Promise.all(underWay.values()), limit]);
  });

  function lookIn(delayMs: number) {
    timer = setTimeout(look, delayMs).unref();
  }

  function look() {
    for (const job of jobs) {
      if (underWay.has(job)) continue;
      const ended = runIfDue(job)
        .catch((err: unknown) => {
          // That the database is lost is logged once, and the next look comes soon.
          if (closing.signal.aborted || isDatabaseLost(err)) return;
          app.log.error({ err, job: job.name }, 'A job was not begun');
        })
        .finally(() => underWay.delete(job));
      underWay.set(job, ended);
    }
    lookIn(lookEveryMs);
  }

  async function runIfDue(job: Job) {
    if (!(await isDue(job))) return;
    const lock = await db.engine.tryLock(`job-${job.name}`);
    if (!lock) return;
    try {
      // Another process may have run it between the look and the lock.
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
        app.log.error({ err, job: job.name }, 'A job failed and will be tried again');
        onEnd(job.name, 'failed');
      }
    }
    if (signal.aborted && !closing.signal.aborted) {
      app.log.warn({ job: job.name }, 'The lock of a job was lost: it will be run again');
    }
  }
}
