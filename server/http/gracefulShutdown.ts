import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptPendingConnections } from './limits/pendingConnections.ts';

/**
 * How many connections are still accepted after the signal: twice Node's backlog (511), so that who
 * connected before it has an answer and is not reset, while who goes on to come can't hold it up.
 */
const ACCEPTED_LAST = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The responses not yet sent, of every listener. */
    activeResponses: Set<ServerResponse>;
  }
}

/** Keeps `activeResponses`. Call it before any other hook is added, so that none is missed. */
export function trackActiveResponses(app: FastifyInstance): void {
  const active = new Set<ServerResponse>();
  app.decorate('activeResponses', active);
  app.addHook('onRequest', (_request, reply, done) => {
    active.add(reply.raw);
    reply.raw.on('close', forget);
    done();
  });

  // One function for all: this stands in the way of every request.
  function forget(this: ServerResponse) {
    active.delete(this);
  }
}

/**
 * Stops listening, lets every request that was sent have its answer and closes the app. Gives
 * the number of answers that were still not out after `limitMs` milliseconds and were cut; 0 is a
 * clean stop.
 */
export async function shutDownGracefully(app: FastifyInstance, limitMs: number): Promise<number> {
  const timeIsUp = wait(limitMs, undefined, { ref: false });
  closeConnectionsOf(app.activeResponses);
  await Promise.race([acceptPendingConnections(ACCEPTED_LAST), timeIsUp]);
  // "localhost" has two listeners, and Fastify would close the second only after the first is done.
  // This asks it to do so at once, and lets go of nothing else, since the first is closed as well.
  app.server.unref();
  const closed = app.close();
  await Promise.race([lastAnswer(app.activeResponses), timeIsUp]);
  const cut = app.activeResponses.size;
  // What is left open waits for a next request, or never sent a first one.
  app.server.closeAllConnections();
  await closed;
  return cut;
}

async function lastAnswer(active: Set<ServerResponse>) {
  do {
    closeConnectionsOf(active);
    await Promise.all(Array.from(active, isClosed));
    // What had arrived by now is read first.
    await acceptPendingConnections(ACCEPTED_LAST);
  } while (active.size > 0);
}

/** No further request is invited on their connections (`connection: close`). */
function closeConnectionsOf(responses: Set<ServerResponse>): void {
  for (const response of responses) response.shouldKeepAlive = false;
}

function isClosed(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => answer.once('close', () => resolve()));
}
