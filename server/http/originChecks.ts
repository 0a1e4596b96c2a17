import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneClickPaths } from '../schemas/mail/mailLinkPaths.ts';
import { sendSentence } from './apiErrors.ts';
import { isJsonApiCall } from './jsonApi/problems.ts';
import { refuseOtherAddress } from './publicHost.ts';

/** Whether visitors come by https, as far as the settings say. */
export function comesByHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * The name of a cookie: under https with the prefix by which browsers take it only from this host
 * and only over https, so that neither a neighbouring host nor the network can plant one.
 */
export function cookieName(name: string, publicUrl: string | undefined): string {
  return comesByHttps(publicUrl) ? `__Host-${name}` : name;
}

/** The origin visitors reach the site at: the one that is set, else the one they asked for. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  // HTTP/1.0 may leave the host out.
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host || 'localhost'}`;
}

/** Addresses whose texts are looked up as they are: none of ours has a NUL, and PostgreSQL takes none. */
const lookedUpAsItIs = /^\/(embed|posters|share)\//;

/**
 * Responds 400 to a request for anything but a path: for another site's address, by someone who takes
 * this server for a proxy, or for "*".
 */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    if (url.startsWith('/') && !(url.includes('%00') && lookedUpAsItIs.test(url))) return done();
    reply.code(400).type('text/plain; charset=utf-8').send('This is not an address of this site.');
  });
}

/** A name or an IPv4 address, or an IPv6 address in brackets; a port where it isn't the usual one. */
const hostWithPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Responds 400 where the site would have to name itself by a host that can't be one. */
export function rejectInvalidHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl) return;
  // Nearly every request names the same host as the one before.
  let lastGood = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (!host || host === lastGood) return done();
    if (hostWithPort.test(host) && URL.canParse(`http://${host}`)) {
      lastGood = host;
      return done();
    }
    sendSentence(reply, 400, 'This host is no name or address of a machine.');
  });
}

/**
 * Responds 403 to writes that another site's page sends, and to those of our own page at another
 * address than `publicUrl`, which are told the right one. The JSON API is open to any site: it stores
 * nothing and knows no cookies, and its preflights are no reads by their method. So is the click that
 * unsubscribes: mail programs send it, and its token says all.
 */
export function rejectCrossOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isOpen = isJsonApiCall(request) || isOneClick(request);
    if (isOpen || originMatches(request, publicUrl)) return done();
    if (publicUrl && isOwnHost(request)) return refuseOtherAddress(reply, publicUrl);
    sendSentence(reply, 403, 'This request came from another site and was refused.');
  });
}

/**
 * Whether a request may pass as far as its origin goes: reads always, writes only from our own
 * pages. Browsers name the page's origin with every write, so a write without one is refused.
 */
function originMatches(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  return publicUrl ? request.headers.origin === publicUrl : isOwnHost(request);
}

/** Whether this is a mail program's one click to unsubscribe (RFC 8058). */
function isOneClick({ method, raw: { url = '' } }: FastifyRequest): boolean {
  return method === 'POST' && oneClickPaths.includes(url.replace(/\?.*$/s, ''));
}

/** Whether the page that sent the request came from the host that the request is for. */
function isOwnHost({ headers, host }: FastifyRequest): boolean {
  return URL.parse(headers.origin ?? '')?.host === host;
}
