import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonalAddress } from '#core/documents/namesDocuments.ts';
import type { CachedRoute } from '../cache/responseCache.ts';
import type { Config } from '../config.ts';
import { documentHeaders } from '../http/documentAddresses.ts';
import { originOf } from '../http/originChecks.ts';

/**
 * Route options for responses that depend on address, rules and settings only. They contain links to the
 * site, so they are cached per origin. Responses that count with a traveller's documents are not
 * cached.
 */
export function cachedByAddress({ publicUrl }: Config, kind: 'json' | 'feed' = 'json') {
  const responseCache: CachedRoute = {
    kind,
    madeFrom: ['rules', 'settings'],
    key: (request: FastifyRequest) =>
      isPersonalAddress(request.url) ? undefined : `${originOf(request, publicUrl)} ${request.url}`,
  };
  return { responseCache };
}

/**
 * Sends a response that any cache may store but must revalidate, unless its address names a
 * traveller's documents.
 */
export function sendShared(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .type(type)
    .headers({
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
      ...documentHeaders(reply.request.url),
    })
    .send(body);
}

export function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return sendShared(reply, 'application/json; charset=utf-8', JSON.stringify(body));
}
