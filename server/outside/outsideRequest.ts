import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { isPublicAddress } from '../lib/ip.ts';

export type OutsideOptions = {
  /** The User-Agent header. */
  userAgent: string;
  signal: AbortSignal;
  /** IP addresses of this machine or a private network that are allowed. */
  allowedPrivate?: readonly string[];
  timeoutMs?: number;
};

/** Default time limit of one request with its response, in ms. */
const TIMEOUT_MS = 10_000;

const REDIRECTS_MAX = 5;

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
export class OutsideProblem extends Error {}

/** A redirect that was followed: its status, and where it led. */
export type Redirect = { status: number; to: URL };

/**
 * Requests an external address and follows up to five redirects. Never connects to this machine or
 * a private network, by whatever name or redirect. The caller reads or destroys the response, within
 * the same time limit. Throws OutsideProblem, or an error that `problemOf` puts in words.
 */
export async function requestOutside(
  method: 'HEAD' | 'GET',
  address: string,
  { protocols, headers, ...options }: OutsideOptions & RequestLimits,
): Promise<{ response: http.IncomingMessage; redirects: Redirect[] }> {
  const redirects: Redirect[] = [];
  for (let at = new URL(address); redirects.length <= REDIRECTS_MAX; ) {
    if (!protocols.some((protocol) => at.protocol === protocol)) {
      throw new OutsideProblem(
        protocols.length === 1
          ? 'It is not an https address, or leads on to one that is not'
          : 'It leads on to what is no web page',
      );
    }
    const response = await request(method, at, headers, options);
    const {
      statusCode: status = 0,
      headers: { location },
    } = response;
    if (status < 300 || status >= 400 || !location) return { response, redirects };
    // The body isn't needed.
    response.destroy();
    if (!URL.canParse(location, at)) throw new OutsideProblem('It leads on to what is no address');
    at = new URL(location, at);
    redirects.push({ status, to: at });
  }
  throw new OutsideProblem('It leads on and on');
}

type RequestLimits = {
  /** The allowed protocols, after redirects too. */
  protocols: readonly ('http:' | 'https:')[];
  headers: Record<string, string>;
};

/** The problem with an address in a few words. Throws when the signal has aborted the request. */
export function problemOf(error: unknown, signal: AbortSignal): string {
  signal.throwIfAborted();
  if (error instanceof OutsideProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return problems[code] ?? `No connection${code && ` (${code})`}`;
}

/** Identifies this site to others, with its address. */
export function userAgentOf(
  purpose: 'link check' | 'update check',
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  return `Landfall ${purpose}${publicUrl ? ` (+${publicUrl})` : ''}`;
}

function request(
  method: 'HEAD' | 'GET',
  url: URL,
  headers: Record<string, string>,
  { userAgent, signal, allowedPrivate = [], timeoutMs = TIMEOUT_MS }: OutsideOptions,
): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = (ip: string) => isPublicAddress(ip) || allowedPrivate.includes(ip);
  if (isIP(host) && !isAllowed(host)) {
    throw new OutsideProblem('It is an address of a private network');
  }
  return new Promise((resolve, reject) => {
    let answered: http.IncomingMessage | undefined;
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { 'user-agent': userAgent, accept: '*/*', ...headers },
      signal,
      agent: false,
      lookup: lookupAmong(isAllowed),
    });
    // For the whole request, not between two packets.
    const timer = setTimeout(() => {
      const late = new OutsideProblem(`No answer within ${timeoutMs / 1000} seconds`);
      answered?.destroy(late);
      sent.destroy(late);
    }, timeoutMs);
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', reject);
    sent.on('response', (response) => {
      answered = response;
      resolve(response);
    });
    sent.end();
  });
}

/** Resolves a host, and fails if any of its addresses isn't allowed. */
function lookupAmong(isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      if (addresses.some(({ address }) => !isAllowed(address))) {
        return callback(new OutsideProblem('It is an address of a private network'), '');
      }
      const [first] = addresses;
      return options.all
        ? callback(null, addresses)
        : callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}
