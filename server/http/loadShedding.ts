import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { sendRefusal } from './apiErrors.ts';
import { passesLoadShedding } from './healthRoutes.ts';

/**
 * How long one turn of the event loop may take, in milliseconds, before what is read in the rest of
 * it is turned away. A processor that is busy all the time is no reason: this is what everyone who
 * comes waits for. So each turn answers as many as it can in this time, whatever comes.
 */
const MAX_TURN_MS = 400;

/**
 * How many answers must be under way before the process counts as overloaded by them. Fewer would
 * all be out within a turn of that length, at 8 ms for a page that is made anew: what is late then
 * is the machine, and whoever waits is better served late than not at all.
 */
const MIN_ACTIVE_RESPONSES = 50;

/** How often the beginning of a turn is noted, in milliseconds. */
const TICK_MS = 20;

/** How late the turns may be on average, in milliseconds, before all are turned away for a while. */
const MAX_EVENT_LOOP_DELAY_MS = 1000;

/** How often that is measured, in milliseconds: how long such a while is at least. */
const SAMPLE_MS = 500;

/**
 * The share of V8's heap limit at which turning a crowd away is better than the crash that comes
 * next. The memory of the whole process is left to the supervisor's limit: it hardly ever goes down
 * again, so a bound on it would turn everyone away for good.
 */
const HEAP_SHARE = 0.9;

/** How long nobody has been turned away when it is over, in milliseconds. */
const QUIET_MS = 5000;

/** When to come again, in seconds. */
const RETRY_AFTER_S = 5;

const sentence = 'Too many people are here right now. Please try again in a few seconds.';

declare module 'fastify' {
  interface FastifyReply {
    /** RouterOutputs 503, since the process can't keep up. */
    overloaded: () => FastifyReply;
  }
}

/**
 * RouterOutputs 503 to what comes while the process can't keep up, until it can; /healthz passes,
 * and so does what is cached. Whoever finds too many waiting can do the same with `reply.overloaded`.
 * The function that is returned tells of an answer whether it was such a refusal.
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

  // Routes answer from what is kept in their own onRequest, so that it goes out under any load: it
  // costs no more than a refusal.
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
    app.log.warn(measured(), 'Overloaded: requests are turned away');
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
 * The plugin measures on timers, which run between turns: it is deaf to a crowd that comes within
 * one. So the turn under way is looked at as well.
 * The plugin's own hook makes an object of every request's route to look for settings in. In a
 * context of its own it never runs, and what it measures is asked for directly.
 */
async function watchLoad(app: FastifyInstance) {
  let turnBegan = performance.now();
  const tick = setInterval(() => {
    turnBegan = performance.now();
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
  const turnMs = () => performance.now() - turnBegan;
  return {
    isTooMuch: () =>
      app.activeResponses.size > MIN_ACTIVE_RESPONSES &&
      (turnMs() > MAX_TURN_MS || isUnderPressure()),
    measured: () => ({ turnMs: Math.round(turnMs()), ...memoryUsage() }),
  };
}
