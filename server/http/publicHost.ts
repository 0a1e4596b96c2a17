import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocalAddress } from '../lib/ip.ts';
import { LOCATION_MAX } from '../schemas/sitePath.ts';
import { isApiCall, sendRefusal } from './apiErrors.ts';
import { isHealthCheck } from './healthRoutes.ts';
import { sendAddressTooLong } from './limits/requestLimits.ts';

/** In the answers of health checks: the host that got here, by which `doctor` knows the proxy. */
export const RECEIVED_HOST_HEADER = 'x-received-host';

/** Top-level names that no public name ends with (RFC 6761, RFC 6762, ICANN 2024 for "internal"). */
const privateNames = new Set(['localhost', 'local', 'internal']);

/**
 * Leads whoever came by another host than PUBLIC_URL's (www, an address) there: reads are redirected,
 * writes and API calls are told where to go. Health checks pass, and so does a host of this machine
 * or a private network: a proxy that does not pass the visitor's host on names one of those, and
 * would send everyone in circles.
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
    // The same host with its usual port named, or in capitals.
    if (URL.parse(`${protocol}//${host}`)?.host === publicHost) return done();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApiCall(request)) return refuseOtherAddress(reply, publicUrl);
    const location = publicUrl + request.raw.url;
    if (location.length > LOCATION_MAX) return sendAddressTooLong(reply, LOCATION_MAX);
    // Permanent, so that search engines know one address; but not stored by browsers, which would go
    // on redirecting in a loop long after a wrong PUBLIC_URL or proxy has been put right.
    reply.header('cache-control', 'no-store').redirect(location, 308);
  });
}

/** Responds 403 to a call or a form that was sent to another address of this site than its own. */
export function refuseOtherAddress(reply: FastifyReply, publicUrl: string): FastifyReply {
  const sentence = `This is not the address of this site. Open ${publicUrl} and try again there.`;
  return sendRefusal(reply, 403, 'FORBIDDEN', sentence);
}

/** Whether a host, with or without a port, means something only on this machine or its network. */
export function isPrivateHost(host: string): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$|\.$/g, '');
  if (!hostname) return false;
  if (isIP(hostname)) return isLocalAddress(hostname);
  const labels = hostname.split('.');
  // A name without a dot is a container's or a neighbour's.
  if (labels.length === 1) return true;
  return privateNames.has(labels.at(-1) ?? '') || hostname.endsWith('.home.arpa');
}
