import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptPendingConnections } from '../lib/pendingConnections.ts';

/**
 * How many connections are accepted after the signal: twice Node's backlog (511), so that earlier
 * connections are served rather than reset, and new ones can't delay the shutdown forever.
 */
const ACCEPTED_LAST = 1000;

/**
 * How long before the listeners are closed connections were last accepted, in ms: those made
 * meanwhile are reset. An iteration of the event loop that only accepts takes a tenth of it.
 */
const ACCEPTED_WITHIN_MS = 1;

/**
 * How long idle connections stay open after the listeners are closed, in ms: a client may be
 * sending its next request, which would be lost.
 */
const IDLE_LIMIT_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Unfinished responses of all listeners. */
    activeResponses: Set<ServerResponse>;
    /** Resolves once the listeners are closed; null unless a shutdown is about to close them. */
    listenersClosed: Promise<void> | null;
    /** The shutdown has closed the listeners. */
    isStopping: boolean;
  }
}

/** All listeners of the process: "localhost" has two, and Fastify names only the first. */
const allListeners = new Set<Server>();

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const { server } = message as { server: Server };
  allListeners.add(server);
  server.once('close', () => allListeners.delete(server));
});

/**
 * Tracks `activeResponses`, and closes the connection of each response once the app is stopping, so
 * that clients send their next request elsewhere. Register it before any other hook, so that none
 * is missed.
 */
export function trackActiveResponses(app: FastifyInstance): void {
  const active = new Set<ServerResponse>();
  app.decorate('activeResponses', active);
  app.decorate('listenersClosed', null);
  app.decorate('isStopping', false);
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.isStopping) reply.raw.shouldKeepAlive = false;
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
 * Stops listening, finishes the responses to received requests, also to those that arrive on open
 * connections within a moment, and closes the app. Returns the number of responses cut off after
 * `limitMs` milliseconds; 0 is a clean shutdown.
 */
export async function shutDownGracefully(app: FastifyInstance, limitMs: number): Promise<number> {
  const timeIsUp = wait(limitMs, undefined, { ref: false });
  const listenersClosed = Promise.withResolvers<void>();
  app.listenersClosed = listenersClosed.promise;
  // The refusals that wait for it are sent in the other half.
  const half = wait(limitMs / 2, undefined, { ref: false });
  await Promise.race([acceptPendingConnections(ACCEPTED_LAST, ACCEPTED_WITHIN_MS), half]);
  const listeners = listenersOf(app);
  const unused = Promise.all(listeners.map(stopListening));
  // Not before: clients would connect again, and be reset as the listener closes.
  app.isStopping = true;
  for (const response of app.activeResponses) response.shouldKeepAlive = false;
  app.listenersClosed = null;
  listenersClosed.resolve();
  const idle = wait(IDLE_LIMIT_MS, undefined, { ref: false });
  await Promise.race([unused, idle.then(() => lastAnswer(app.activeResponses)), timeIsUp]);
  const cut = app.activeResponses.size;
  const closed = app.close();
  // The remaining connections are idle or never sent a request.
  for (const listener of listeners) listener.closeAllConnections();
  await closed;
  return cut;
}

/** The open listeners of the app. */
function listenersOf(app: FastifyInstance): Server[] {
  const addresses = app.addresses().map((address) => JSON.stringify(address));
  return [...allListeners].filter((listener) =>
    addresses.includes(JSON.stringify(listener.address())),
  );
}

/**
 * Closes the listener alone, where its own `close` would close idle connections too. Resolves once
 * all its connections have ended.
 */
function stopListening(listener: Server): Promise<void> {
  return new Promise((resolve) => {
    listener.once('close', resolve);
    NetServer.prototype.close.call(listener);
  });
}

async function lastAnswer(active: Set<ServerResponse>) {
  do {
    await Promise.all(Array.from(active, isClosed));
    // Reads the requests that have arrived by now.
    await acceptPendingConnections(ACCEPTED_LAST);
  } while (active.size > 0);
}

function isClosed(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => answer.once('close', () => resolve()));
}
