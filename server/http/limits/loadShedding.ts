import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyReply } from 'fastify';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Config } from '#server/config.ts';
import { sendRefusal } from '../apiErrors.ts';
import { passesLoadShedding } from '../healthRoutes.ts';

const t = translator(failureMessages);

/**
 * The longest event loop iteration, in ms, before the requests read in the rest of it are refused.
 * A busy processor alone is no reason to refuse; every request waits for this delay, so each
 * iteration handles as many requests as fit in it.
 */
const MAX_ITERATION_MS = 400;

/**
 * The number of active responses from which the process counts as overloaded. Fewer would be sent
 * within one such iteration, at 8 ms for a cache miss: then the machine is slow, and a late
 * response is better than none.
 */
const MIN_ACTIVE_RESPONSES = 50;

/** Interval of recording the start of an event loop iteration, in ms. */
const TICK_MS = 20;

/** Mean event loop delay, in ms, above which all requests of a sample are refused. */
const MAX_EVENT_LOOP_DELAY_MS = 1000;

/** Sampling interval of that delay and of the heap, in ms. */
const SAMPLE_MS = 500;

/** Interval at which the delay itself is measured, in ms, which is part of what is measured. */
const RESOLUTION_MS = 10;

/**
 * Share of V8's heap limit above which requests are refused, to avoid a crash. The process's total
 * memory is left to the supervisor's limit: it hardly ever shrinks again, so a limit here would
 * refuse requests forever.
 */
const HEAP_SHARE = 0.9;

/** Time without a refusal after which the overload is over, in ms. */
const QUIET_MS = 5000;

/** `Retry-After`, in seconds. */
const RETRY_AFTER_S = 5;

declare module 'fastify' {
  interface FastifyReply {
    /** Responds 503: the process is overloaded. */
    overloaded: () => FastifyReply;
  }
}

/**
 * Responds 503 while the process is overloaded, except to /healthz and cached responses. Handlers
 * with a full queue use `reply.overloaded` to do the same. The returned function tells whether a
 * response was such a refusal.
 */
export function shedLoad(app: FastifyInstance, config: Config): (reply: FastifyReply) => boolean {
  const refused = new WeakSet<FastifyReply>();
  const load = watchLoad(app);
  const report = reportShedding(app, load.measured);

  app.decorateReply('overloaded', function overloaded(this: FastifyReply) {
    refused.add(this);
    report();
    this.header('retry-after', RETRY_AFTER_S);
    // libuv accepts one connection per iteration, and each open one that asks again at once makes
    // iterations longer: health checks and visitors would not be accepted until a flood is over.
    this.header('connection', 'close');
    const send = () => sendRefusal(this, 503, 'SERVICE_UNAVAILABLE', t('overloaded'));
    if (!app.listenersClosed) return send();
    // Its client would connect again, and be reset as the listener closes.
    void app.listenersClosed.then(send);
    return this;
  });

  // After `onRequest`, in which the response cache sends its hits, which cost no more than a
  // refusal.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!load.isTooMuch() || passesLoadShedding(request, config)) done();
    else reply.overloaded();
  });

  return (reply) => refused.has(reply);
}

/** Logs the beginning and end of load shedding; a line per refusal would add load. */
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
 * The mean delay is sampled by timers, which run between iterations of the event loop, so it misses a
 * burst within one; therefore the age of the current iteration is checked too.
 */
function watchLoad(app: FastifyInstance) {
  let iterationBegan = performance.now();
  const tick = setInterval(() => {
    iterationBegan = performance.now();
  }, TICK_MS).unref();

  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const limit = getHeapStatistics().heap_size_limit * HEAP_SHARE;
  let eventLoopDelay = 0;
  let heapUsed = 0;
  const sample = setInterval(() => {
    // NaN: all of the sample was one iteration, after which the first delay isn't counted.
    eventLoopDelay = Number.isNaN(delays.mean)
      ? Number.POSITIVE_INFINITY
      : delays.mean / 1e6 - RESOLUTION_MS;
    delays.reset();
    heapUsed = getHeapStatistics().used_heap_size;
  }, SAMPLE_MS).unref();

  app.addHook('onClose', async () => {
    clearInterval(tick);
    clearInterval(sample);
    delays.disable();
  });

  const iterationMs = () => performance.now() - iterationBegan;
  return {
    isTooMuch: () =>
      app.activeResponses.size > MIN_ACTIVE_RESPONSES &&
      (iterationMs() > MAX_ITERATION_MS ||
        eventLoopDelay > MAX_EVENT_LOOP_DELAY_MS ||
        heapUsed > limit),
    measured: () => ({ iterationMs: Math.round(iterationMs()), eventLoopDelay, heapUsed }),
  };
}
