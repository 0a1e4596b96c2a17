import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller answers fit one network packet anyway. */
const WORTH_IT_BYTES = 1400;

/** Beyond this, brotli takes more time than the smaller page saves. */
const BROTLI_QUALITY = 4;

/**
 * Compresses the texts the server makes at the request: pages, API answers, sitemaps. Files are
 * compressed at the build.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header(
      'vary',
      [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '),
    );
    const accepted = acceptedEncoding(request.headers['accept-encoding']);
    if (!accepted) return payload;
    reply.header('content-encoding', accepted);
    reply.removeHeader('content-length');
    if (accepted === 'gzip') return deflate(payload);
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  });
}

/** The better of the two encodings a browser takes; one with the quality 0 is refused. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const named = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (named.includes('br')) return 'br';
  return named.includes('gzip') ? 'gzip' : undefined;
}
