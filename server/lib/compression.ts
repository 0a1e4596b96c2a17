import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Smaller responses fit one network packet uncompressed. */
export const WORTH_COMPRESSING_BYTES = 1400;

/** Higher qualities take more time than the smaller page saves. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;

/** A window of 256 kB covers any page; the default reserves 4 MB for each. */
const BROTLI_WINDOW_BITS = 18;

/**
 * Compresses a text; the same text gives the same bytes. On the main thread: another thread costs
 * more than it takes over, except with texts of more than about 50 kB, and always more in total.
 */
export function compress(text: string | Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(text, { level: GZIP_LEVEL });
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    },
  });
}

export function decompress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body);
}

/** Cached results of parsing Accept-Encoding: browsers send few variants. */
const understood = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/** The preferred supported encoding of an Accept-Encoding header; quality 0 excludes one. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const asked = String(header ?? '').toLowerCase();
  const known = understood.get(asked);
  if (known) return known.encoding;
  const encoding = encodings.find((one) => takes(asked, one));
  understood.set(asked, { encoding });
  return encoding;
}

const encodings: Encoding[] = ['br', 'gzip'];

function takes(header: string, encoding: Encoding): boolean {
  return header.split(',').some((entry) => {
    const [name = '', quality = ''] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
}
