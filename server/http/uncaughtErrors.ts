import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(failureMessages);

/** The reply that the current code runs for. */
const currentReply = new AsyncLocalStorage<FastifyReply>();

/** Headers of the body that is not sent. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** Tracks the current request, to attribute uncaught errors to it. */
export function trackCurrentRequest(app: FastifyInstance): void {
  // Not earlier: reading the body loses the async context of earlier hooks.
  app.addHook('preHandler', (_request, reply, done) => currentReply.run(reply, done));
}

/**
 * Logs an uncaught error or unhandled rejection, responds 500 to its request if known, and calls
 * `stop` once, as the process's state is unknown.
 */
export function stopOnUncaughtErrors(app: FastifyInstance, stop: () => void): void {
  const answeredFor = new WeakSet<FastifyReply>();
  let stopping = false;
  process.on('uncaughtException', (error, origin) => {
    const reply = currentReply.getStore();
    const about = { err: error, origin, ...(reply && { reqId: reply.request.id }) };
    if (reply && answeredFor.has(reply)) {
      // The request's code goes on, but its response was sent.
      app.log.error(about, 'A request went on after its uncaught error');
      return;
    }
    app.log.fatal(about, 'Nobody caught this error: the process stops');
    if (!stopping) {
      stopping = true;
      stop();
    }
    if (reply && !reply.sent) {
      answeredFor.add(reply);
      answerInstead(reply);
    }
  });
}

function answerInstead(reply: FastifyReply) {
  for (const header of bodyHeaders) reply.removeHeader(header);
  reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(t('wrong', { reference: reply.request.id }));
}
