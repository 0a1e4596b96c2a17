import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedEncoding,
  compress,
  type Encoding,
  WORTH_COMPRESSING_BYTES,
} from '../http/compression.ts';

type Headers = Readonly<Record<string, string>>;

/** A whole answer, ready to go out again and again in the encoding that is asked for. */
export type CachedResponse = {
  /** What it takes in memory, about, when every encoding has been asked for. */
  bytes: number;
  inEncoding: (encoding: Encoding | undefined) => EncodedResponse | Promise<EncodedResponse>;
};

/** Header lines are names and values in turn, as Node takes them fastest. */
type EncodedResponse = { etag: string; body: Buffer; head: string[]; headOf304: string[] };

/** Compressed copies take about a quarter (gzip) and a fifth (brotli) of the text. */
const BYTES_WITH_COPIES = 1.5;

/**
 * Builds an answer with status 200 from its text. `headers` are all it goes out with, besides
 * length, encoding, `vary` and a strong ETag. Each encoding is made once, when first asked for.
 */
export function cachedResponse(text: string, headers: Headers): CachedResponse {
  const plain = Buffer.from(text);
  const tag = hash('sha256', plain, 'base64url').slice(0, 22);
  const worthCompressing = plain.length >= WORTH_COMPRESSING_BYTES;
  const encoded = new Map<Encoding | undefined, EncodedResponse | Promise<EncodedResponse>>();
  encoded.set(undefined, withHead(plain, undefined));

  return {
    bytes: Math.ceil(plain.length * BYTES_WITH_COPIES),
    inEncoding(asked) {
      const encoding = worthCompressing ? asked : undefined;
      return encoded.get(encoding) ?? encode(encoding as Encoding);
    },
  };

  function encode(encoding: Encoding) {
    const making = compress(plain, encoding).then((body) => withHead(body, encoding));
    encoded.set(encoding, making);
    making.then(
      (answer) => encoded.set(encoding, answer),
      () => encoded.delete(encoding),
    );
    return making;
  }

  function withHead(body: Buffer, encoding: Encoding | undefined): EncodedResponse {
    // Strong: another encoding is other bytes, so it has another tag.
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
    const headOf304 = Object.entries({ ...headers, vary: 'accept-encoding', etag }).flat();
    const ofBody = {
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return { etag, body, headOf304, head: [...headOf304, ...Object.entries(ofBody).flat()] };
  }
}

/**
 * Sends a kept answer in the best encoding the request takes, or 304 when it has it already. Past
 * Fastify, which would put the same headers together anew each time.
 */
export async function sendCachedResponse(
  answer: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { etag, body, head, headOf304 } = await answer.inEncoding(encoding);
  reply.hijack();
  if (hasAlready(request.headers['if-none-match'], etag)) reply.raw.writeHead(304, headOf304).end();
  else reply.raw.writeHead(200, head).end(body);
  return reply;
}

/** Whether If-None-Match names the tag; compared weakly (RFC 9110, section 13.1.2). */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
