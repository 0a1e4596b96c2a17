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

/** TTL of the cached readiness result, in ms. */
export const READINESS_MS = 1000;

/**
 * How old the last known result may be, in ms, that is sent while a new one takes long: a busy
 * second is no reason to lose all visitors to another process.
 */
const KNOWN_LIMIT_MS = 3000;

/** How long a new result may take, in ms, before the last known one is sent. */
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
  let known: { reason: string | null; at: number } | undefined;
  let check: Promise<string | null> | undefined;
  return async () => {
    const age = ageOfKnown();
    if (known && age < READINESS_MS) return known.reason;
    check ??= examine().finally(() => {
      check = undefined;
    });
    if (!known || age >= KNOWN_LIMIT_MS) return check;
    return Promise.race([check, wait(PATIENCE_MS, known.reason, { ref: false })]);
  };

  async function examine() {
    try {
      const reason = await db.engine.problem();
      known = { reason, at: performance.now() };
      return reason;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      // The database may hang, or be busy, or this process is.
      return known && ageOfKnown() < KNOWN_LIMIT_MS ? known.reason : error.message;
    }
  }

  function ageOfKnown() {
    return known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
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
