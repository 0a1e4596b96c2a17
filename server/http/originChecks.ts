import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneClickPaths } from '#core/site/mailLinkPaths.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Services } from '../trpc/context.ts';
import { sendSentence } from './apiErrors.ts';
import { NOT_UNDERSTOOD } from './clientErrors.ts';
import { isRead } from './methods.ts';
import { isJsonApiCall } from './problems.ts';
import { refuseOtherAddress } from './publicHost.ts';

const t = translator(failureMessages);

/** The visitors' origin: the configured one, otherwise the requested one. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  // HTTP/1.0 requests may lack the host.
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host || 'localhost'}`;
}

/**
 * Paths that are used for database look-ups unparsed: a NUL is never valid, and PostgreSQL rejects
 * it.
 */
const unparsedPaths = /^\/(embed|posters|share)\//;

/**
 * Responds 400 to request targets that aren't paths. "*" is the whole server, for OPTIONS alone (RFC 9112,
 * section 3.2.4).
 */
export function rejectInvalidTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', method } = request.raw;
    if (url === '*' && method === 'OPTIONS') return done();
    if (url.startsWith('/') && !(url.includes('%00') && unparsedPaths.test(url))) return done();
    reply.code(400).type('text/plain; charset=utf-8').send(t('invalidAddress'));
  });
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostWithPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Responds 400 to a request with several `Host` headers, of which proxies may have read another one (RFC 9112,
 * section 3.2). Node keeps the first.
 */
export function rejectRepeatedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    let hosts = 0;
    // Names and values alternate.
    for (let index = 0; index < rawHeaders.length; index += 2) {
      if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts <= 1) return done();
    sendSentence(reply, 400, NOT_UNDERSTOOD);
  });
}

/** Responds 400 to an invalid host if the site must use it in its own addresses. */
export function rejectInvalidHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl) return;
  // Most requests have the same host as the previous one.
  let lastGood = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (!host || host === lastGood) return done();
    if (hostWithPort.test(host) && URL.canParse(`http://${host}`)) {
      lastGood = host;
      return done();
    }
    sendSentence(reply, 400, t('invalidHost'));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isVisitorForm?: boolean;
  }
}

/** Marks the routes of forms that any visitor may send, see `rejectCrossOrigin`. */
export const visitorForm = { config: { isVisitorForm: true } };

/**
 * Responds 403 to writes from other sites' pages, and from our own pages at another address than
 * `publicUrl`, naming the right address. Exempt are the JSON API, which stores nothing and ignores
 * cookies, one-click unsubscribe, which mail programs send with a token, and visitors' forms from text
 * browsers.
 */
export function rejectCrossOrigin(
  app: FastifyInstance,
  { auth, config: { publicUrl } }: Pick<Services, 'auth' | 'config'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isOpen =
      isJsonApiCall(request) || isOneClick(request) || isTextBrowsersForm(request, auth);
    if (isOpen || originMatches(request, publicUrl)) return done();
    if (publicUrl && isOwnHost(request)) return refuseOtherAddress(reply, publicUrl);
    sendSentence(reply, 403, t('otherSite'));
  });
}

/** Whether the request's origin is acceptable: reads always pass, writes only from our own pages. */
function originMatches(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (isRead(request)) return true;
  return publicUrl ? request.headers.origin === publicUrl : isOwnHost(request);
}

/**
 * Whether a visitor who isn't signed in sends a form without any word on where it comes from: w3m and lynx
 * do, while a browser that another site could use names the origin of every write.
 */
function isTextBrowsersForm(request: FastifyRequest, auth: Services['auth']): boolean {
  const { headers, routeOptions } = request;
  return (
    routeOptions.config.isVisitorForm === true &&
    headers.origin === undefined &&
    headers['sec-fetch-site'] === undefined &&
    auth.sessionHashOf(request) === undefined
  );
}

/** Whether this is a one-click unsubscribe request (RFC 8058). */
function isOneClick({ method, raw: { url = '' } }: FastifyRequest): boolean {
  return method === 'POST' && oneClickPaths.includes(url.replace(/\?.*$/s, ''));
}

/** Whether the sending page's host is the request's host. */
function isOwnHost({ headers, host }: FastifyRequest): boolean {
  return URL.parse(headers.origin ?? '')?.host === host;
}
