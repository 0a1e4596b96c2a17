import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedEncoding,
  compress,
  type Encoding,
  WORTH_COMPRESSING_BYTES,
} from '../compression.ts';

/** A whole answer, ready to go out again and again in the encoding that is asked for. */
export type KeptAnswer = {
  /** What it takes in memory, about, when every encoding has been asked for. */
  bytes: number;
  inEncoding: (encoding: Encoding | undefined) => EncodedAnswer | Promise<EncodedAnswer>;
};

type EncodedAnswer = { etag: string; headers: Record<string, string | number>; body: Buffer };

/** Compressed copies take about a quarter (gzip) and a fifth (brotli) of the text. */
const BYTES_WITH_COPIES = 1.5;

/**
 * Builds an answer with status 200 from its text. `headers` go out with every encoding, besides
 * length, encoding, `vary` and a strong ETag. Each encoding is made once, when first asked for.
 */
export function keptAnswer(text: string, headers: Record<string, string>): KeptAnswer {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const encoded = new Map<Encoding | undefined, EncodedAnswer | Promise<EncodedAnswer>>();
  encoded.set(undefined, withHeaders(plain, undefined));
  const worthCompressing = plain.length >= WORTH_COMPRESSING_BYTES;

  return {
    bytes: Math.ceil(plain.length * BYTES_WITH_COPIES),
    inEncoding(asked) {
      const encoding = worthCompressing ? asked : undefined;
      return encoded.get(encoding) ?? encode(encoding as Encoding);
    },
  };

  function encode(encoding: Encoding) {
    const making = compress(plain, encoding).then((body) => withHeaders(body, encoding));
    encoded.set(encoding, making);
    making.then(
      (answer) => encoded.set(encoding, answer),
      () => encoded.delete(encoding),
    );
    return making;
  }

  function withHeaders(body: Buffer, encoding: Encoding | undefined): EncodedAnswer {
    // Strong: another encoding is other bytes, so it has another tag.
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    return {
      etag,
      body,
      headers: {
        ...headers,
        vary: 'accept-encoding',
        etag,
        'content-length': body.length,
        ...(encoding && { 'content-encoding': encoding }),
      },
    };
  }
}

/** Sends a kept answer in the best encoding the request takes, or 304 when it has it already. */
export async function sendKeptAnswer(
  answer: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { etag, headers, body } = await answer.inEncoding(encoding);
  reply.headers(headers);
  if (!hasAlready(request.headers['if-none-match'], etag)) return reply.send(body);
  return reply.removeHeader('content-length').code(304).send();
}

/** Whether If-None-Match names the tag; RFC 9110 13.1.2 compares weakly, so a W/ before it is no matter. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}
