import type { FastifyInstance } from 'fastify';
import { comesByHttps } from './originChecks.ts';

/** Two years, in seconds: what browsers' preload lists ask for. */
const HSTS_S = 2 * 365 * 24 * 60 * 60;

/**
 * What browsers can do for a page and these pages never ask for. A name that a browser doesn't know
 * is a warning in its console on every page.
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
 * For everything but pages, which name their own policy: nothing is loaded and no script runs, so
 * that an SVG or an API answer opened by itself stays what it is. SVGs, and what browsers make of
 * XML, bring their own styles and small images.
 */
const policyOfFiles =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * What other sites may show or read: images of link previews, those that an administrator uploaded,
 * the JSON API and the feed of changes.
 */
const shown = /^\/(?:(?:share|images|posters)\/|api\/v1(?:[/?]|$)|changes\.atom(?:\?|$))/;

/** The widget, the one document that other sites may frame; its own policy names which. */
const framed = /^\/embed\/answer(?:\?|$)/;

/** The headers of every answer, by who may embed it. */
export type SecurityHeaders = Record<'ours' | 'shown' | 'framed', Readonly<Record<string, string>>>;

/** `publicUrl` is the address visitors use, where it is set. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  const ours = {
    'content-security-policy': policyOfFiles,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without includeSubDomains: the hosts below ours are other people's to decide on.
    ...(comesByHttps(publicUrl) && { 'strict-transport-security': `max-age=${HSTS_S}` }),
  };
  const shown = { ...ours, 'cross-origin-resource-policy': 'cross-origin' };
  const { 'x-frame-options': _unframeable, ...framed } = shown;
  return { ours, shown, framed };
}

/** Sets them before anything else answers; whoever answers may name stricter or wider ones. */
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
