import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers that are not yet out, of every listener. */
    answersUnderWay: Set<ServerResponse>;
  }
}

/** Keeps `answersUnderWay`. Call it before any other hook is added, so that none is missed. */
export function trackAnswers(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  app.decorate('answersUnderWay', underWay);
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.add(reply.raw);
    reply.raw.on('close', forget);
    done();
  });

  // One function for all: this stands in the way of every request.
  function forget(this: ServerResponse) {
    underWay.delete(this);
  }
}

/**
 * Stops listening, lets every request that is under way have its answer and closes the app. Gives
 * the number of answers that were still not out after `limitMs` milliseconds and were cut; 0 is a
 * clean stop.
 */
export async function stopInOrder(app: FastifyInstance, limitMs: number): Promise<number> {
  // "localhost" has two listeners, and Fastify would close the second only after the first is done.
  // This asks it to do so at once, and lets go of nothing else, since the first is closed as well.
  app.server.unref();
  const closed = app.close();
  await Promise.race([lastAnswer(app.answersUnderWay), wait(limitMs, null, { ref: false })]);
  const cut = app.answersUnderWay.size;
  // What is left open waits for a next request, or never sent a first one.
  app.server.closeAllConnections();
  await closed;
  return cut;
}

async function lastAnswer(underWay: Set<ServerResponse>) {
  do {
    for (const answer of underWay) answer.shouldKeepAlive = false;
    await Promise.all(Array.from(underWay, isClosed));
    // What had arrived by now is read in the next turn.
    await nextTurn();
  } while (underWay.size > 0);
}

function isClosed(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => answer.once('close', () => resolve()));
}
