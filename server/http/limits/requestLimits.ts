import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply } from 'fastify';
import { ADDRESS_LENGTH_MAX, BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { withoutLanguage } from '#server/languages/requestLanguage.ts';
import { networkOf } from '#server/lib/ip.ts';
import { sendSentence } from '../apiErrors.ts';
import { inOriginForm } from '../originForm.ts';

const t = translator(failureMessages);

/** Limits per request, per connection and per network. */
export const requestLimits = {
  /**
   * A form or an API call, with room for a batch of the longest texts. Images have a separate
   * limit.
   */
  bodyBytes: 1024 * 1024,
  /** The request target, in characters. */
  addressLength: ADDRESS_LENGTH_MAX,
  /** One path segment, in characters: a batch of API calls is one segment. */
  pathSegmentLength: 5000,
  /** Request line and header lines together; Node's default, made explicit. */
  headerBytes: 16 * 1024,
  /** Header lines: browsers send about 20, a chain of proxies adds a dozen. */
  headerCount: 100,
  callsPerBatch: BATCH_CALLS_MAX,
  /** From the first byte of a request to the end of its headers. */
  headersMs: 15_000,
  /** To the end of the body: 15 MB, the largest image, at 1 Mbit/s. */
  requestMs: 120_000,
  /** Idle time within a request; covers the encoding of an upload. */
  silenceMs: 120_000,
  /** Idle time between requests: longer than the minute for which proxies keep connections. */
  keepAliveMs: 72_000,
  /** Interval of checking the header and request timeouts. */
  checkEveryMs: 5_000,
  /**
   * Open connections: 2 GB if all send the largest body, 40 MB if idle. A browser opens at most 6,
   * a proxy one per active request.
   */
  connections: 2000,
  /** Open connections of one network (an IPv4 address, an IPv6 /64): 33 browsers. */
  connectionsPerNetwork: 200,
};

export type RequestLimits = typeof requestLimits;

/** The limits that Node and Fastify enforce. */
export function serverOptions(most: RequestLimits) {
  return {
    bodyLimit: most.bodyBytes,
    rewriteUrl: (request) => withoutLanguage(inOriginForm(request)),
    routerOptions: { maxParamLength: most.pathSegmentLength },
    requestTimeout: most.requestMs,
    connectionTimeout: most.silenceMs,
    keepAliveTimeout: most.keepAliveMs,
    http: {
      maxHeaderSize: most.headerBytes,
      headersTimeout: most.headersMs,
      connectionsCheckingInterval: most.checkEveryMs,
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses requests with an oversized address or headers before any other work. */
export function rejectOversized(app: FastifyInstance, most: RequestLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url, rawHeaders } = request.raw;
    if (url && url.length > most.addressLength) {
      return sendAddressTooLong(reply, most.addressLength);
    }
    // Names and values alternate.
    if (rawHeaders.length > most.headerCount * 2) {
      const sentence = t('tooManyHeaders', { max: most.headerCount });
      return sendSentence(reply, 431, sentence);
    }
    done();
  });
}

export function sendAddressTooLong(reply: FastifyReply, characters: number): FastifyReply {
  return sendSentence(reply, 414, t('addressTooLong', { max: characters }));
}

/**
 * Closes connections above the limits as they open. `speaksForMany` identifies peers, such as
 * trusted proxies, that are exempt from the limit per network. Call it before the app listens.
 */
export function limitConnections(
  app: FastifyInstance,
  speaksForMany: (address: string) => boolean,
  most: RequestLimits,
): void {
  const open = new Map<string, number>();
  app.server.maxConnections = most.connections;
  app.server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || speaksForMany(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most.connectionsPerNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
