import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '#server/cache/cachedResponse.ts';

/**
 * Sends what is made whole for a request, with the ETag of its content; 304 to who has it. Ranges of it are refused
 * (RFC 9110, section 14.3): it is small, and a part would cost as much as all.
 */
export function sendMade(reply: FastifyReply, type: string, body: Buffer | string): FastifyReply {
  // Weak: texts are compressed after this.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'accept-ranges': 'none' });
  if (matchesEtag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
