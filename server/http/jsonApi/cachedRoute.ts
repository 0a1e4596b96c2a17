import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedRoute } from '../../cache/responseCache.ts';
import type { Config } from '../../config.ts';
import { originOf } from '../originChecks.ts';

/**
 * The options of a route whose response follows from its address and the content alone. Responses
 * name the site's own pages, so that each origin has its own.
 */
export function cachedByAddress({ publicUrl }: Config, kind: 'json' | 'feed' = 'json') {
  const responseCache: CachedRoute = {
    kind,
    key: (request: FastifyRequest) => `${originOf(request, publicUrl)} ${request.url}`,
  };
  return { responseCache };
}

/** Sends what anyone may store, if they ask each time whether it is still the newest. */
export function sendShared(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .type(type)
    .headers({ 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' })
    .send(body);
}

export function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return sendShared(reply, 'application/json; charset=utf-8', JSON.stringify(body));
}
