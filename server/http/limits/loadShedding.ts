import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { sendRefusal } from '../apiErrors.ts';
import { passesLoadShedding } from '../healthRoutes.ts';

/**
 * How long one event loop iteration may take, in milliseconds, before requests read in the rest of
 * it are refused. Full processor use alone is no reason to refuse; this delay is what every request
 * waits for, so each iteration handles as many requests as fit in it.
 */
const MAX_ITERATION_MS = 400;

/**
 * How many responses must be active before the process counts as overloaded. Fewer would all be
 * sent within one such iteration, at 8 ms for a cache miss: then the machine is slow, and a late
 * response is better than none.
 */
const MIN_ACTIVE_RESPONSES = 50;

/** How often the start of an event loop iteration is recorded, in milliseconds. */
const TICK_MS = 20;

/** The mean event loop delay, in milliseconds, above which all requests are refused for a sample. */
const MAX_EVENT_LOOP_DELAY_MS = 1000;

/** How often that is measured, in milliseconds. */
const SAMPLE_MS = 500;

/**
 * The share of V8's heap limit at which refusing requests is better than the crash that comes
 * next. The memory of the whole process is left to the supervisor's limit: it hardly ever goes down
 * again, so a limit on it would refuse everyone for good.
 */
const HEAP_SHARE = 0.9;

/** Without a refusal for so long, in milliseconds, the overload is over. */
const QUIET_MS = 5000;

/** When to retry, in seconds (Retry-After). */
const RETRY_AFTER_S = 5;

const sentence = 'Too many people are here right now. Please try again in a few seconds.';

declare module 'fastify' {
  interface FastifyReply {
    /** Responds 503: the process is overloaded. */
    overloaded: () => FastifyReply;
  }
}

/**
 * Responds 503 while the process is overloaded; /healthz and cached responses pass. A handler whose
 * queue is full does the same with `reply.overloaded`. The function that is returned tells whether a
 * response was such a refusal.
 */
export async function shedLoad(
  app: FastifyInstance,
  config: Config,
): Promise<(reply: FastifyReply) => boolean> {
  const refused = new WeakSet<FastifyReply>();
  const load = await watchLoad(app);
  const report = reportShedding(app, load.measured);

  app.decorateReply('overloaded', function overloaded(this: FastifyReply) {
    refused.add(this);
    report();
    this.header('retry-after', RETRY_AFTER_S);
    return sendRefusal(this, 503, 'SERVICE_UNAVAILABLE', sentence);
  });

  // After `onRequest`, in which the response cache sends its hits: they cost no more than a refusal.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!load.isTooMuch() || passesLoadShedding(request, config)) done();
    else reply.overloaded();
  });

  return (reply) => refused.has(reply);
}

/** Logs when refusals begin and when there have been none for a while: a line each would be a load. */
function reportShedding(app: FastifyInstance, measured: () => object): () => void {
  let refusals = 0;
  let reported = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onClose', async () => clearInterval(timer));

  return () => {
    refusals += 1;
    if (timer) return;
    app.log.warn(measured(), 'Overloaded: requests are refused with 503');
    timer = setInterval(() => {
      if (refusals > reported) {
        reported = refusals;
        return;
      }
      app.log.warn({ refusals }, 'No longer overloaded');
      clearInterval(timer);
      timer = undefined;
      refusals = 0;
      reported = 0;
    }, QUIET_MS).unref();
  };
}

/**
 * The plugin measures by timers, which run between iterations of the event loop, and so misses a
 * burst within one. So the age of the current iteration is checked as well.
 * The plugin's own hook makes an object of every request's route to read settings from. In a
 * context of its own it never runs, and what it measures is asked for directly.
 */
async function watchLoad(app: FastifyInstance) {
  let iterationBegan = performance.now();
  const tick = setInterval(() => {
    iterationBegan = performance.now();
  }, TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(tick));

  let measuring: FastifyInstance | undefined;
  await app.register(async (apart) => {
    await apart.register(underPressure, {
      sampleInterval: SAMPLE_MS,
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
    });
    measuring = apart;
  });
  const { isUnderPressure, memoryUsage } = measuring as unknown as FastifyInstance;
  const iterationMs = () => performance.now() - iterationBegan;
  return {
    isTooMuch: () =>
      app.activeResponses.size > MIN_ACTIVE_RESPONSES &&
      (iterationMs() > MAX_ITERATION_MS || isUnderPressure()),
    measured: () => ({ iterationMs: Math.round(iterationMs()), ...memoryUsage() }),
  };
}
