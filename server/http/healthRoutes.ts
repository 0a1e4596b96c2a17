import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '#db/engine.ts';
import { NoAnswerError } from '#db/postgres/connections/oneConnection.ts';
import type { Config } from '../config.ts';
import { isLocalAddress } from '../lib/ip.ts';
import { yieldToNewConnections } from '../lib/pendingConnections.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Headers that proxies add to forwarded requests (RFC 7239 and its predecessors). */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const routes = ['/healthz', '/readyz', '/metrics'];

/** The time for which a site counts as ready without another check, in ms. */
export const READINESS_MS = 1000;

/**
 * How long it counts as ready, in ms, while a check takes long: a busy second is no reason to lose
 * all visitors to another process.
 */
const KNOWN_LIMIT_MS = 3000;

/** How long a check may take, in ms, before a site that was ready is said to be. */
const PATIENCE_MS = 100;

/** Serves /healthz, /readyz and /metrics for monitoring. */
export function serveHealth(
  app: FastifyInstance,
  { config, db, metrics }: { config: Config; db: OpenDatabase; metrics: Metrics },
): void {
  const notReadyReason = watchReadiness(db);
  let metricsText: Promise<string> | undefined;

  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    await yieldToNewConnections();
    const reason = app.isStopping ? 'This process is stopping.' : await notReadyReason();
    return send(reply, reason ? 503 : 200, reason ?? 'ok');
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromAllowedNetwork(config.metricsAllow, request, config)) {
      return send(reply, 404, 'There is nothing here.');
    }
    await yieldToNewConnections();
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    // Concurrent requests share the result.
    metricsText ??= metrics.text().finally(() => {
      metricsText = undefined;
    });
    return metricsText;
  });
}

/** Whether the request is a health check, which isn't logged. */
export function isHealthCheck(request: FastifyRequest): boolean {
  return routes.includes(request.routeOptions.url ?? '');
}

/**
 * Whether the request bypasses load shedding: /healthz costs no more than a refusal, the others
 * only from allowed networks.
 */
export function passesLoadShedding(request: FastifyRequest, config: Config): boolean {
  if (!isHealthCheck(request)) return false;
  return (
    request.routeOptions.url === '/healthz' || isFromAllowedNetwork(isLocalAddress, request, config)
  );
}

/** Returns a function for the reason why the site can't be served; null if it can. */
function watchReadiness(db: OpenDatabase): () => Promise<string | null> {
  // A reason why not isn't kept: it may be over.
  let readyAt = Number.NEGATIVE_INFINITY;
  let check: Promise<string | null> | undefined;
  return async () => {
    if (wasReadyWithin(READINESS_MS)) return null;
    const reason = currentReason();
    if (wasReadyWithin(KNOWN_LIMIT_MS))
      await Promise.race([reason, wait(PATIENCE_MS, null, { ref: false })]);
    return wasReadyWithin(KNOWN_LIMIT_MS) ? null : reason;
  };

  async function currentReason() {
    // A check that began earlier may hang on a connection from before the database was back.
    if (check && (await check) === null) return null;
    check ??= examine().finally(() => {
      check = undefined;
    });
    return check;
  }

  async function examine() {
    try {
      const reason = await db.engine.problem();
      readyAt = reason === null ? performance.now() : Number.NEGATIVE_INFINITY;
      return reason;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      // The database may hang, or be busy, or this process is.
      return wasReadyWithin(KNOWN_LIMIT_MS) ? null : error.message;
    }
  }

  function wasReadyWithin(ms: number) {
    return performance.now() - readyAt < ms;
  }
}

function send(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);
}

/**
 * Both the peer and the client that it forwards for must be allowed. An untrusted peer that
 * forwards could be a local proxy open to the world.
 */
function isFromAllowedNetwork(
  isAllowed: (address: string) => boolean,
  request: FastifyRequest,
  { trustProxy }: Config,
): boolean {
  const peer = request.socket.remoteAddress ?? '';
  if (!isAllowed(peer) || !isAllowed(request.ip)) return false;
  return trustProxy(peer, 0) || PROXY_HEADERS.every((name) => request.headers[name] === undefined);
}
