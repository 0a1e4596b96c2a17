import type { OutgoingHttpHeaders } from 'node:http';
import {
  compress,
  decompress,
  type Encoding,
  WORTH_COMPRESSING_BYTES,
} from '../lib/compression.ts';

/** A response with status 200, kept compressed unless it is short or its first visitor accepts no encoding. */
export type CachedResponse = {
  /** Its memory, in bytes; grows when another encoding is kept. */
  bytes: number;
  forEncoding: (accepted: Encoding | undefined) => EncodedResponse;
};

export type EncodedResponse = {
  headers: OutgoingHttpHeaders & { etag: string };
  body: () => Buffer;
};

/** Memory of an entry besides its texts, measured with 50,000 short ones. */
const OVERHEAD_BYTES = 1536;

/** For encoding texts, one at a time: new buffers would fill memory until they are collected. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const UTF8_BYTES_MAX = 3;

/**
 * Builds a response from text and headers with a weak ETag; adds encoding and `vary`. The text is
 * kept in the encoding `first`, as it is without one. Another encoding is made from that on first use
 * and kept; the text itself is made for every request that accepts none.
 */
export function cachedResponse(
  text: string,
  headers: EncodedResponse['headers'],
  first: Encoding | undefined,
): CachedResponse {
  const plain = encoded(text);
  const isShort = plain.length < WORTH_COMPRESSING_BYTES;
  const original = isShort ? undefined : first;
  const bodies = new Map<Encoding | undefined, Buffer>();
  const response = { bytes: OVERHEAD_BYTES + JSON.stringify(headers).length, forEncoding };
  const firstBody = keep(original, original ? compress(plain, original) : plain);
  return response;

  function forEncoding(accepted: Encoding | undefined): EncodedResponse {
    const encoding = isShort ? undefined : accepted;
    const encodingHeaders = encoding && { 'content-encoding': encoding };
    return {
      headers: { ...headers, vary: 'accept-encoding', ...encodingHeaders },
      body: () => bodies.get(encoding) ?? makeFromFirst(encoding),
    };
  }

  function makeFromFirst(encoding: Encoding | undefined): Buffer {
    const uncompressed = original ? decompress(firstBody, original) : firstBody;
    return encoding ? keep(encoding, compress(uncompressed, encoding)) : uncompressed;
  }

  function keep(encoding: Encoding | undefined, body: Buffer): Buffer {
    // A buffer of its own: zlib's are views of larger ones, which would stay in memory.
    const own = Buffer.allocUnsafeSlow(body.length);
    body.copy(own);
    bodies.set(encoding, own);
    response.bytes += own.length;
    return own;
  }
}

/** The text in UTF-8, valid until the next call. */
function encoded(text: string): Buffer {
  if (text.length * UTF8_BYTES_MAX > scratch.length) return Buffer.from(text);
  return scratch.subarray(0, scratch.write(text));
}

/** True if If-None-Match names the ETag, compared weakly (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
