import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LOCATION_MAX } from '#core/site/sitePath.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { isLocalAddress } from '../lib/ip.ts';
import { isApiCall, sendRefusal } from './apiErrors.ts';
import { isHealthCheck } from './healthRoutes.ts';
import { sendAddressTooLong } from './limits/requestLimits.ts';
import { isRead } from './methods.ts';

const t = translator(failureMessages);

/**
 * The response header of health checks with the received host, by which `doctor` checks the proxy.
 */
export const RECEIVED_HOST_HEADER = 'x-received-host';

/** Top-level names that are never public (RFC 6761, RFC 6762, ICANN 2024 for "internal"). */
const privateNames = new Set(['localhost', 'local', 'internal']);

/**
 * Redirects reads from other hosts (www, an IP address) to PUBLIC_URL's; writes and API calls get
 * an error with the right address. Exempt are health checks and private hosts, which a proxy sends
 * when it doesn't forward the visitor's host: redirecting them would loop.
 */
export function redirectOtherHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (!publicUrl) return;
  const { host: publicHost, protocol } = new URL(publicUrl);

  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (isHealthCheck(request)) {
      if (host) reply.header(RECEIVED_HOST_HEADER, host);
      return done();
    }
    if (!host || host === publicHost || isPrivateHost(host)) return done();
    // The same host, with its default port or in capitals.
    if (URL.parse(`${protocol}//${host}`)?.host === publicHost) return done();
    if (!isRead(request) || isApiCall(request)) return refuseOtherAddress(reply, publicUrl);
    const location = publicUrl + request.originalUrl;
    if (location.length > LOCATION_MAX) return sendAddressTooLong(reply, LOCATION_MAX);
    // Permanent for search engines, but not cached by browsers, which would otherwise keep a
    // redirect loop long after a wrong PUBLIC_URL or proxy was corrected.
    reply.header('cache-control', 'no-store').redirect(location, 308);
  });
}

/** Responds 403 to a call or a form at another address than the site's own. */
export function refuseOtherAddress(reply: FastifyReply, publicUrl: string): FastifyReply {
  const sentence = t('otherAddress', { address: publicUrl });
  return sendRefusal(reply, 403, 'FORBIDDEN', sentence);
}

/** Whether a host, with or without a port, is only meaningful on this machine or its network. */
export function isPrivateHost(host: string): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$|\.$/g, '');
  if (!hostname) return false;
  if (isIP(hostname)) return isLocalAddress(hostname);
  const labels = hostname.split('.');
  // A name without a dot belongs to a container or a local machine.
  if (labels.length === 1) return true;
  return privateNames.has(labels.at(-1) ?? '') || hostname.endsWith('.home.arpa');
}
