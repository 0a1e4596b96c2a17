import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptPendingConnections } from './limits/pendingConnections.ts';

/**
 * How many connections are accepted after the signal: twice Node's backlog (511), so that earlier
 * connections are served rather than reset, and new ones can't delay the shutdown forever.
 */
const ACCEPTED_LAST = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Unfinished responses of all listeners. */
    activeResponses: Set<ServerResponse>;
  }
}

/** Tracks `activeResponses`. Register it before any other hook, so that none is missed. */
export function trackActiveResponses(app: FastifyInstance): void {
  const active = new Set<ServerResponse>();
  app.decorate('activeResponses', active);
  app.addHook('onRequest', (_request, reply, done) => {
    active.add(reply.raw);
    reply.raw.on('close', forget);
    done();
  });

  // One shared function, as it runs for every request.
  function forget(this: ServerResponse) {
    active.delete(this);
  }
}

/**
 * Stops listening, finishes the responses to received requests and closes the app. Returns the
 * number of responses cut off after `limitMs` milliseconds; 0 is a clean shutdown.
 */
export async function shutDownGracefully(app: FastifyInstance, limitMs: number): Promise<number> {
  const timeIsUp = wait(limitMs, undefined, { ref: false });
  closeConnectionsOf(app.activeResponses);
  await Promise.race([acceptPendingConnections(ACCEPTED_LAST), timeIsUp]);
  // "localhost" has two listeners, and Fastify would close the second only after the first. This
  // makes it do so at once; nothing else depends on it, as the first is closed as well.
  app.server.unref();
  const closed = app.close();
  await Promise.race([lastAnswer(app.activeResponses), timeIsUp]);
  const cut = app.activeResponses.size;
  // The remaining connections are idle or never sent a request.
  app.server.closeAllConnections();
  await closed;
  return cut;
}

async function lastAnswer(active: Set<ServerResponse>) {
  do {
    closeConnectionsOf(active);
    await Promise.all(Array.from(active, isClosed));
    // Reads the requests that have arrived by now.
    await acceptPendingConnections(ACCEPTED_LAST);
  } while (active.size > 0);
}

/** Adds `connection: close`, so that clients send no further requests. */
function closeConnectionsOf(responses: Set<ServerResponse>): void {
  for (const response of responses) response.shouldKeepAlive = false;
}

function isClosed(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => answer.once('close', () => resolve()));
}
