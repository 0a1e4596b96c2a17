import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../lib/ip.ts';

export type ProbeOptions = {
  /** The User-Agent header. */
  userAgent: string;
  signal: AbortSignal;
  /** Whether addresses on this machine or a private network are allowed. */
  allowPrivate?: boolean;
  timeoutMs?: number;
};

/** Time limit of one request, in ms. */
const TIMEOUT_MS = 10_000;

const REDIRECTS_MAX = 5;

/**
 * Statuses that only refuse programs, or requests for now: visitors' browsers still get the page.
 */
const notForPrograms = [401, 403, 405, 406, 408, 409, 418, 425, 429, 451, 999];

const problems: Record<string, string> = {
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The name of the host was not found',
  ECONNREFUSED: 'The host refuses connections',
  ECONNRESET: 'The host ended the connection',
  EHOSTUNREACH: 'The host is not reachable',
  ENETUNREACH: 'The host is not reachable',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
};

/** A problem with an address; the message is for display. */
class Problem extends Error {}

/**
 * The problem with an external address in a few words; null if it works. Sends HEAD, then GET where
 * that is refused; follows up to five redirects. Never connects to this machine or a private
 * network, by whatever name or redirect. Throws only when the signal aborts it.
 */
export async function probeAddress(address: string, options: ProbeOptions): Promise<string | null> {
  try {
    const head = await follow('HEAD', address, options);
    const status = head < 400 ? head : await follow('GET', address, options);
    if (status < 400 || notForPrograms.includes(status)) return null;
    return `${status} ${http.STATUS_CODES[status] ?? ''}`.trim();
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof Problem) return error.message;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return problems[code] ?? `No connection${code && ` (${code})`}`;
  }
}

async function follow(
  method: 'HEAD' | 'GET',
  address: string,
  options: ProbeOptions,
): Promise<number> {
  let at = new URL(address);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const { status, location } = await request(method, at, options);
    if (status < 300 || status >= 400 || !location) return status;
    if (!URL.canParse(location, at)) throw new Problem('It leads on to what is no address');
    at = new URL(location, at);
  }
  throw new Problem('It leads on and on');
}

function request(
  method: 'HEAD' | 'GET',
  url: URL,
  { userAgent, signal, allowPrivate = false, timeoutMs = TIMEOUT_MS }: ProbeOptions,
): Promise<{ status: number; location: string | undefined }> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Problem('It leads on to what is no web page');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) {
    throw new Problem('It is an address of a private network');
  }
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal,
      agent: false,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    // For the whole request, not between two packets.
    const timer = setTimeout(
      () => sent.destroy(new Problem(`No answer within ${timeoutMs / 1000} seconds`)),
      timeoutMs,
    );
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      // The body isn't needed.
      response.destroy();
    });
    sent.end();
  });
}

/** Resolves a host, and fails if any of its addresses is private. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new Problem('It is an address of a private network'), '');
    }
    const [first] = addresses;
    return options.all
      ? callback(null, addresses)
      : callback(null, first?.address ?? '', first?.family ?? 4);
  });
};
