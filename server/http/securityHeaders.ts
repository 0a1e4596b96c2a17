import type { FastifyInstance } from 'fastify';
import { YEAR_S } from '#core/dates.ts';
import { usesHttps } from '../lib/cookieName.ts';

/** Two years, in seconds: required by browsers' HSTS preload lists. */
const HSTS_S = 2 * YEAR_S;

/**
 * Browser features that the pages never use. An unknown name would log a warning in the browser's
 * console.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The content security policy of everything but pages, which have their own: no scripts and no
 * resources, so that a directly opened SVG or API response is harmless. SVGs, and browsers' XML
 * views, have inline styles and small images.
 */
const policyOfFiles =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'";

/**
 * Paths that other sites may embed or read: share images, uploaded images, posters, the JSON API
 * and the change feed.
 */
const shown = /^\/(?:(?:share|images|posters)\/|api\/v1(?:[/?]|$)|changes\.atom(?:\?|$))/;

/** The widget: the only document that other sites may frame, according to its own policy. */
const framed = /^\/embed\/answer(?:\?|$)/;

/** The headers of all responses, by who may embed them. */
export type SecurityHeaders = Record<'ours' | 'shown' | 'framed', Readonly<Record<string, string>>>;

/** `publicUrl` is the visitors' address, if set. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  const ours = {
    'content-security-policy': policyOfFiles,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without includeSubDomains: subdomains are the operator's decision.
    ...(usesHttps(publicUrl) && { 'strict-transport-security': `max-age=${HSTS_S}` }),
  };
  const shown = { ...ours, 'cross-origin-resource-policy': 'cross-origin' };
  const { 'x-frame-options': _unframeable, ...frameable } = shown;
  // A page with this policy refuses frames without it.
  const framed = { ...frameable, 'cross-origin-embedder-policy': 'require-corp' };
  return { ours, shown, framed };
}

/** Sets the headers before any other handler, which may override them. */
export function setSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers[classOf(request.raw.url ?? '')]);
    done();
  });
}

function classOf(url: string): keyof SecurityHeaders {
  if (framed.test(url)) return 'framed';
  return shown.test(url) ? 'shown' : 'ours';
}
