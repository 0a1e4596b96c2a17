import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/engine.ts';
import type { Config } from '../config.ts';
import { isLocalAddress } from '../lib/ip.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { yieldToNewConnections } from './limits/pendingConnections.ts';

/** Headers that proxies add to forwarded requests (RFC 7239 and its predecessors). */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const routes = ['/healthz', '/readyz', '/metrics'];

/** TTL of the cached readiness result, in ms. */
export const READINESS_MS = 1000;

/** Serves /healthz, /readyz and /metrics for monitoring. */
export function serveHealth(
  app: FastifyInstance,
  { config, db, metrics }: { config: Config; db: OpenDatabase; metrics: Metrics },
): void {
  const notReadyReason = cacheReadiness(db);
  let metricsText: Promise<string> | undefined;

  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    await yieldToNewConnections();
    const reason = await notReadyReason();
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

function cacheReadiness(db: OpenDatabase): () => Promise<string | null> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reason: Promise<string | null>;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= READINESS_MS) {
      checkedAt = now;
      reason = db.engine.problem();
    }
    return reason;
  };
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
