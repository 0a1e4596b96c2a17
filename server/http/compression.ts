import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compress, WORTH_COMPRESSING_BYTES } from '../lib/compression.ts';

/**
 * Compresses uncached texts: errors, and an administrator's pages and responses. The response cache
 * has its own compressed copies; files are compressed at build time.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING_BYTES) {
      return done(null, payload);
    }
    if (reply.hasHeader('content-encoding')) return done(null, payload);
    const varies = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean);
    reply.header('vary', varies.join(', '));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    done(null, compress(payload, encoding));
  });
}
