import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import {
  acceptedEncoding,
  compress,
  type Encoding,
  WORTH_COMPRESSING_BYTES,
} from '../lib/compression.ts';

/** A response with status 200 in all encodings, compressed on first use. */
export type CachedResponse = {
  /** Estimated memory of all encodings, in bytes. */
  bytes: number;
  forEncoding: (accepted: Encoding | undefined) => EncodedResponse | Promise<EncodedResponse>;
};

export type EncodedResponse = { etag: string; body: Buffer; headers: OutgoingHttpHeaders };

/** Compressed copies take about a quarter (gzip) and a fifth (brotli) of the text. */
const BYTES_WITH_COPIES = 1.5;

/**
 * Builds a response from text and headers; adds encoding, `vary` and a strong ETag. Each encoding
 * is compressed once, on first use.
 */
export function cachedResponse(text: string, headers: OutgoingHttpHeaders): CachedResponse {
  const plain = Buffer.from(text);
  const tag = hash('sha256', plain, 'base64url').slice(0, 22);
  const encoded = new Map<Encoding | undefined, EncodedResponse | Promise<EncodedResponse>>();
  encoded.set(undefined, withHeaders(plain, undefined));

  return {
    bytes: Math.ceil(plain.length * BYTES_WITH_COPIES),
    forEncoding(accepted) {
      const encoding = plain.length >= WORTH_COMPRESSING_BYTES ? accepted : undefined;
      return encoded.get(encoding) ?? encode(encoding as Encoding);
    },
  };

  function encode(encoding: Encoding) {
    const compressing = compress(plain, encoding).then((body) => withHeaders(body, encoding));
    encoded.set(encoding, compressing);
    compressing.then(
      (response) => encoded.set(encoding, response),
      () => encoded.delete(encoding),
    );
    return compressing;
  }

  function withHeaders(body: Buffer, encoding: Encoding | undefined): EncodedResponse {
    // Strong ETags differ per encoding, since the bytes do.
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
    const encodingHeaders = encoding && { 'content-encoding': encoding };
    return {
      etag,
      body,
      headers: { ...headers, vary: 'accept-encoding', etag, ...encodingHeaders },
    };
  }
}

/** The best encoding that a request with these headers accepts. */
export function negotiate(
  response: CachedResponse,
  headers: { 'accept-encoding'?: string | string[] | undefined },
): EncodedResponse | Promise<EncodedResponse> {
  return response.forEncoding(acceptedEncoding(headers['accept-encoding']));
}

/** Whether If-None-Match names the tag; compared weakly (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
