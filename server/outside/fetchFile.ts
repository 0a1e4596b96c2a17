import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { utcDay } from '#core/dates.ts';
import { sharedBuffer } from '../lib/sharedBuffer.ts';
import {
  type OutsideOptions,
  OutsideProblem,
  problemOf,
  requestOutside,
} from './outsideRequest.ts';

/** Time limit of a file with its redirects, in ms. */
const TIMEOUT_MS = 30_000;

type FetchOptions = OutsideOptions & {
  /** The ETag of the known file, which isn't sent again; null for none. */
  etag: string | null;
  /** Maximum size of the file after decompression, in bytes. */
  maxBytes: number;
};

/** A file as its host sent it, or as it was known already. */
type FetchedFile =
  | { state: 'unchanged' }
  | {
      state: 'fetched';
      file: Buffer;
      etag: string | null;
      /** The day of its last change, if the host says it. */
      modifiedOn: string | null;
    };

/**
 * Fetches a file over https, after redirects too, from public addresses alone. Throws
 * OutsideProblem for any failure, and the signal's reason when aborted.
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<FetchedFile> {
  try {
    return await fetchWhole(address, options);
  } catch (error) {
    throw new OutsideProblem(transferProblem(error) ?? problemOf(error, options.signal));
  }
}

async function fetchWhole(
  address: string,
  { etag, maxBytes, timeoutMs = TIMEOUT_MS, ...options }: FetchOptions,
): Promise<FetchedFile> {
  const { response } = await requestOutside('GET', address, {
    ...options,
    timeoutMs,
    protocols: ['https:'],
    headers: { 'accept-encoding': 'gzip', ...(etag !== null && { 'if-none-match': etag }) },
  });
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && etag !== null) {
    response.destroy();
    return { state: 'unchanged' };
  }
  if (status !== 200) {
    response.destroy();
    throw new OutsideProblem(`${status} ${http.STATUS_CODES[status] ?? ''}`.trim());
  }
  return {
    state: 'fetched',
    file: await bodyOf(response, maxBytes),
    etag: headers.etag ?? null,
    modifiedOn: dayOf(headers['last-modified']),
  };
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const parts: Buffer[] = [];
  let bytes = 0;
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const part of stream) {
      bytes += part.length;
      if (bytes > maxBytes) {
        throw new OutsideProblem(`The file is larger than ${maxBytes / 1_000_000} MB`);
      }
      parts.push(part);
    }
  };
  if (encoding === 'gzip') await pipeline(response, createGunzip(), collect);
  else if (encoding === 'identity') await pipeline(response, collect);
  else {
    response.destroy();
    throw new OutsideProblem(`The file is compressed in an unknown way: ${encoding}`);
  }
  const file = sharedBuffer(bytes);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** The problem with the transfer of a body; null for any other error. */
function transferProblem(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const wasCut = code === 'Z_BUF_ERROR' || (error instanceof Error && error.message === 'aborted');
  if (wasCut) return 'The file is incomplete: the host ended it early';
  return code.startsWith('Z_') ? 'The file is damaged: it can’t be decompressed' : null;
}

function dayOf(lastModified: string | undefined): string | null {
  const time = new Date(lastModified ?? '');
  return Number.isNaN(time.getTime()) ? null : utcDay(time);
}
