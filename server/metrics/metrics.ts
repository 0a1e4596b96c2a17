import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { databaseFile } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { readDatabaseId } from '#db/queries/databaseId.ts';
import { lastGoodBackup } from '../backups/lastBackup.ts';
import { type ResponseKind, responseKinds } from '../cache/responseCache.ts';
import type { Config } from '../config.ts';
import type { JobResult } from '../jobs/scheduler.ts';

/** Response time buckets, in seconds: from a cached page to a wait that visitors give up on. */
const RESPONSE_RANGES_S = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * Statement time buckets, in seconds: from an index look-up to a statement that blocks everyone.
 */
const STATEMENT_RANGES_S = [0.0001, 0.0005, 0.002, 0.01, 0.05, 0.25, 1];

/** Sampling interval of the event loop delay, in ms: the finest without a measurable cost. */
const LOOP_RESOLUTION_MS = 10;

export type Metrics = {
  /** Counts a hit or miss of the response cache. */
  cacheLookup: (kind: ResponseKind, hit: boolean) => void;
  /** Counts a database statement and its duration, in seconds. */
  statement: (seconds: number) => void;
  /** Counts a job run of this process. */
  jobEnd: (job: string, result: JobResult) => void;
  /** Tells whose backups count; before, the age of the last one is unknown. */
  watchBackupsOf: (db: Db) => void;
  /** Counts all responses of routes added later. */
  countResponses: (app: FastifyInstance) => void;
  /** All metrics in the Prometheus text format. */
  text: () => Promise<string>;
  /** The media type of `text`. */
  contentType: string;
};

/** Starts counting. Labels are route patterns, methods and statuses, to keep their number small. */
export function createMetrics({
  backups,
  database,
}: Pick<Config, 'backups' | 'database'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const responses = new Counter({
    name: 'landfall_http_requests_total',
    help: 'Responses by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const responseTimes = new Histogram({
    name: 'landfall_http_request_duration_seconds',
    help: 'Time from the end of the request headers to the end of the response.',
    labelNames: ['route'],
    buckets: RESPONSE_RANGES_S,
    registers,
  });
  const lookups = new Counter({
    name: 'landfall_response_cache_requests_total',
    help: 'Requests for cacheable responses, by kind and by whether the cache had it.',
    labelNames: ['kind', 'result'],
    registers,
  });
  for (const kind of responseKinds) {
    for (const result of ['hit', 'miss']) lookups.inc({ kind, result }, 0);
  }
  const statements = new Histogram({
    name: 'landfall_database_statement_seconds',
    help: 'Time of database statements.',
    buckets: STATEMENT_RANGES_S,
    registers,
  });
  let db: Db | undefined;
  if (databaseFile(database) !== null) describeBackups(registers, backups.folder, () => db);
  const jobs = new Counter({
    name: 'landfall_job_runs_total',
    help: 'Runs of jobs that this process made, by job and result.',
    labelNames: ['job', 'result'],
    registers,
  });
  const loop = describeProcess(registers);

  return {
    cacheLookup: (kind, hit) => lookups.inc({ kind, result: hit ? 'hit' : 'miss' }),
    statement: (seconds) => statements.observe(seconds),
    jobEnd: (job, result) => jobs.inc({ job, result }),
    watchBackupsOf(backedUp) {
      db = backedUp;
    },
    countResponses(app) {
      app.addHook('onClose', async () => {
        loop.disable();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const { method = '' } = request.raw;
        responses.inc({ route, method, status: reply.raw.statusCode });
        responseTimes.observe({ route }, reply.elapsedTime / 1000);
        done();
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function describeBackups(registers: Registry[], folder: string, db: () => Db | undefined) {
  new Gauge({
    name: 'landfall_backup_age_seconds',
    help: 'Age of the last good backup; +Inf when there is none.',
    registers,
    async collect() {
      const last = await lastBackupOf(db()).catch(() => null);
      this.set(last ? (Date.now() - last.takenAt.getTime()) / 1000 : Number.POSITIVE_INFINITY);
    },
  });

  async function lastBackupOf(backedUp: Db | undefined) {
    return backedUp ? lastGoodBackup(await readDatabaseId(backedUp), folder) : null;
  }
}

/**
 * Registers process metrics, with prom-client's default names where they exist. Returns the event
 * loop monitor, which runs until it is disabled.
 */
function describeProcess(registers: Registry[]) {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  gauge('landfall_uptime_seconds', 'Time since the process started.', () => process.uptime());
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time on the processor, user and system.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge(
    'nodejs_heap_size_used_bytes',
    'Memory of JavaScript objects.',
    () => process.memoryUsage().heapUsed,
  );
  // Collected in this order: the last one resets the period.
  gauge(
    'nodejs_eventloop_lag_mean_seconds',
    'Mean delay of the event loop since the last look.',
    () => delay(loop.mean),
  );
  gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the same.', () =>
    delay(loop.percentile(99)),
  );
  gauge('nodejs_eventloop_lag_max_seconds', 'The longest of the same.', () => {
    const longest = delay(loop.max);
    loop.reset();
    return longest;
  });
  new Gauge({
    name: 'landfall_info',
    help: 'Versions of Landfall and Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: ownVersion(), node: process.version }, 1);
  return loop;

  function gauge(name: string, help: string, value: () => number) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
}

/**
 * Converts to seconds and subtracts the timer's own period; the histogram records both, in
 * nanoseconds.
 */
function delay(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1000) || 0;
}

function ownVersion(): string {
  const file = join(import.meta.dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
