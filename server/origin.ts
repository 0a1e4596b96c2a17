import type { FastifyRequest } from 'fastify';

/** The origin visitors reach the site at: the one that is set, else the one they asked for. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Whether a request may pass as far as its origin goes: reads always, writes only from our own
 * pages. Browsers name the page's origin with every write, so a write without one is refused.
 */
export function originMatches(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.origin;
  if (!origin || !URL.canParse(origin)) return false;
  if (publicUrl) return origin === publicUrl;
  return new URL(origin).host === request.host;
}
