import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/open.ts';
import { whyDatabaseIsNotReady } from '../../db/readiness.ts';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

/** What a proxy adds to a request it passes on (RFC 7239 and what came before it). */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const routes = ['/healthz', '/readyz', '/metrics'];

/** Serves /healthz, /readyz and /metrics, for those who watch over the process. */
export function serveHealth(
  app: FastifyInstance,
  { config, db, metrics }: { config: Config; db: Db; metrics: Metrics },
): void {
  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyDatabaseIsNotReady(db);
    return send(reply, reason ? 503 : 200, reason ?? 'ok');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) return send(reply, 404, 'There is nothing here.');
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.text();
  });
}

/** Whether the request is for one of those: they are not logged, and answered under any load. */
export function isHealthCheck(request: FastifyRequest): boolean {
  return routes.includes(request.routeOptions.url ?? '');
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
function mayReadMetrics(request: FastifyRequest, { metricsAllow, trustProxy }: Config): boolean {
  const peer = request.socket.remoteAddress ?? '';
  if (!metricsAllow(peer) || !metricsAllow(request.ip)) return false;
  return trustProxy(peer, 0) || PROXY_HEADERS.every((name) => request.headers[name] === undefined);
}
