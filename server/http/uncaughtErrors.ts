import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The reply for which the current code runs. */
const currentReply = new AsyncLocalStorage<FastifyReply>();

/** Headers that describe a body which will not be sent. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** Remembers, for an error that nobody catches, which request it belongs to. */
export function trackCurrentRequest(app: FastifyInstance): void {
  // Not earlier: what reads the body calls back outside of the context that a hook before it has.
  app.addHook('preHandler', (_request, reply, done) => currentReply.run(reply, done));
}

/**
 * Logs an error that nobody caught (a rejected promise counts), answers its request with 500 where
 * it is known, and calls `stop` once: what such an error leaves behind is in no known state.
 */
export function stopOnUncaughtErrors(app: FastifyInstance, stop: () => void): void {
  const answeredFor = new WeakSet<FastifyReply>();
  let stopping = false;
  process.on('uncaughtException', (error, origin) => {
    const reply = currentReply.getStore();
    const about = { err: error, origin, ...(reply && { reqId: reply.request.id }) };
    if (reply && answeredFor.has(reply)) {
      // Its own code goes on, and finds the answer out.
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
    .send(`Something went wrong on our side. (Reference ${reply.request.id})`);
}
