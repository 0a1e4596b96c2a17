import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/client.ts';
import type { Config } from '../config.ts';
import { isLocalAddress } from '../lib/ip.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { yieldToNewConnections } from './limits/pendingConnections.ts';

/** What a proxy adds to a request it passes on (RFC 7239 and what came before it). */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const routes = ['/healthz', '/readyz', '/metrics'];

/** How long an answer about readiness is good for, in milliseconds, however many ask. */
export const READINESS_MS = 1000;

/** Serves /healthz, /readyz and /metrics, for those who watch over the process. */
export function serveHealth(
  app: FastifyInstance,
  { config, db, metrics }: { config: Config; db: OpenDatabase; metrics: Metrics },
): void {
  const whyNotReady = rememberReadiness(db);
  let metricsText: Promise<string> | undefined;

  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    await yieldToNewConnections();
    const reason = await whyNotReady();
    return send(reply, reason ? 503 : 200, reason ?? 'ok');
  });
  app.get('/metrics', async (request, reply) => {
    if (!comesFrom(config.metricsAllow, request, config)) {
      return send(reply, 404, 'There is nothing here.');
    }
    await yieldToNewConnections();
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    // Who asks meanwhile gets the same.
    metricsText ??= metrics.text().finally(() => {
      metricsText = undefined;
    });
    return metricsText;
  });
}

/** Whether the request is for one of those: they are not logged. */
export function isHealthCheck(request: FastifyRequest): boolean {
  return routes.includes(request.routeOptions.url ?? '');
}

/**
 * Whether the request is answered under any load: /healthz costs no more than a refusal, the others
 * only for who watches from the local network.
 */
export function passesLoadShedding(request: FastifyRequest, config: Config): boolean {
  if (!isHealthCheck(request)) return false;
  return request.routeOptions.url === '/healthz' || comesFrom(isLocalAddress, request, config);
}

function rememberReadiness(db: OpenDatabase): () => Promise<string | null> {
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
 * Both the peer and the visitor it speaks for have to be allowed. A peer that passes a request on
 * and is not trusted to say for whom could be a proxy on this machine with the whole world behind.
 */
function comesFrom(
  isAllowed: (address: string) => boolean,
  request: FastifyRequest,
  { trustProxy }: Config,
): boolean {
  const peer = request.socket.remoteAddress ?? '';
  if (!isAllowed(peer) || !isAllowed(request.ip)) return false;
  return trustProxy(peer, 0) || PROXY_HEADERS.every((name) => request.headers[name] === undefined);
}
