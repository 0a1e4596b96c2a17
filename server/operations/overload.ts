import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isHealthCheck } from './health.ts';

/**
 * How late the event loop may be, in milliseconds on average over a sample, before requests are
 * turned away. A processor that is busy all the time is no reason: this is what a visitor waits for
 * his turn, several times a page.
 */
const LATE_MS = 400;

/** How often that is measured, in milliseconds: how long a bad moment is answered with 503. */
const SAMPLE_MS = 500;

/**
 * The share of V8's heap limit at which turning away is better than the crash that comes next. The
 * memory of the whole process is left to the supervisor's limit: it hardly ever goes down again, so
 * a bound on it would turn everyone away for good.
 */
const HEAP_SHARE = 0.9;

/** When to come again, in seconds. */
const RETRY_AFTER_S = 5;

const sentence = 'Too many people are here right now. Please try again in a few seconds.';

/** A refusal as the API's clients read one, whether they sent one call or a batch. */
const apiRefusal = {
  error: {
    message: sentence,
    // What tRPC's error table has for SERVICE_UNAVAILABLE (JSON-RPC has no number of its own).
    code: -32603,
    data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, fieldErrors: {} },
  },
};

/**
 * Answers 503 to what comes while the process can't keep up, until it can; health checks pass.
 * The function that is returned tells of an answer whether it was such a refusal.
 */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
): Promise<(reply: FastifyReply) => boolean> {
  const refused = new WeakSet<FastifyReply>();
  const load = await watchLoad(app);
  let refusals = 0;

  app.addHook('onRequest', (request, reply, done) => {
    if (!load.isTooMuch()) {
      if (refusals > 0) reportRecovery();
      return done();
    }
    if (isHealthCheck(request)) return done();
    if (refusals === 0) app.log.warn(load.measured(), 'Overloaded: requests are turned away');
    refusals += 1;
    refused.add(reply);
    reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
    if (request.raw.url?.startsWith('/trpc/')) return reply.send(apiRefusal);
    return reply.type('text/plain; charset=utf-8').send(sentence);
  });

  function reportRecovery() {
    app.log.warn({ refusals }, 'No longer overloaded');
    refusals = 0;
  }

  return (reply) => refused.has(reply);
}

/**
 * The plugin's own hook makes an object of every request's route to look for settings in. In a
 * context of its own it never runs, and what it measures is asked for directly.
 */
async function watchLoad(app: FastifyInstance) {
  let measuring: FastifyInstance | undefined;
  await app.register(async (apart) => {
    await apart.register(underPressure, {
      sampleInterval: SAMPLE_MS,
      maxEventLoopDelay: LATE_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
    });
    measuring = apart;
  });
  const { isUnderPressure, memoryUsage } = measuring as unknown as FastifyInstance;
  return { isTooMuch: isUnderPressure, measured: memoryUsage };
}
