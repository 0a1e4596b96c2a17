import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Question } from '#core/answers/unanswered.ts';
import { todayAt } from '#core/dates.ts';
import {
  type ContentKind,
  type ContentState,
  contentKinds,
  isChanged,
  untold,
} from '#db/contentState.ts';
import { acceptedEncoding, type Encoding } from '../lib/compression.ts';
import {
  type CachedResponse,
  cachedResponse,
  type EncodedResponse,
  matchesEtag,
} from './cachedResponse.ts';
import { SegmentedLru } from './segmentedLru.ts';

/** Memory limit of all cached responses, in bytes. */
const MEMORY_BYTES = 32 * 1024 * 1024;

/** A response larger than this share is not cached, as it would evict the others. */
const ENTRY_SHARE = 1 / 6;

export const responseKinds = ['page', 'api', 'sitemap', 'file', 'json', 'feed', 'embed'] as const;

export type ResponseKind = (typeof responseKinds)[number];

/** Opts a GET route in to the response cache, as `config.responseCache`. */
export type CachedRoute = {
  /** The label of the route in cache metrics. */
  kind: ResponseKind;
  /** The cache key of a request; `undefined` to bypass the cache. It must not throw. */
  key: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
  /**
   * The kinds of content that the route's responses are made from; without them all, unless the
   * handler sets `request.cacheMiss.madeFrom`.
   */
  madeFrom?: readonly ContentKind[];
};

type Headers = Record<string, number | string | string[] | undefined>;

/** The content and the UTC date that responses are made from. */
type Moment = { content: ContentState; day: number };

type Entry = {
  response: CachedResponse;
  madeFrom: readonly ContentKind[];
  unanswered: readonly Question[] | null;
};

type CacheMiss = {
  kind: ResponseKind;
  key: string;
  /** Headers set by earlier hooks, which will set them again at every hit. */
  headersBefore: Headers;
  /** The kinds of content that the response is made from. */
  madeFrom: readonly ContentKind[];
  /** The content when the handler started. */
  moment: Moment;
  /** Passes the response, if it is cacheable, to waiting requests. */
  settle: (entry: Entry | undefined) => void;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    responseCache?: CachedRoute;
  }
  interface FastifyRequest {
    /** Set while this request's handler produces a cacheable response. */
    cacheMiss: CacheMiss | null;
    /** The questions that the response shows without an answer, cached with it. */
    unanswered: readonly Question[] | null;
  }
}

/**
 * Caches responses of routes added later that opt in through `config.responseCache`: texts with
 * status 200, without cookies and without `cache-control: no-store`. Hits are sent in `onRequest`,
 * before load shedding, as they cost no more than a refusal. Requests for a key that is being
 * produced wait for it.
 *
 * A change of content, looked for at every request, removes the responses made from its kind, and a
 * new UTC date all. ETags are weak: they name what a response is made from (`release`, the versions
 * of its content, the date and its key), so that every process gives the same. `onLookup` is called
 * for hits and misses. Register it before compression.
 */
export function cacheResponses(
  app: FastifyInstance,
  {
    content,
    release,
    onLookup = () => {},
    memoryBytes = MEMORY_BYTES,
  }: {
    content: () => ContentState;
    /** Identifies the code and the configuration that make responses. */
    release: string;
    onLookup?: (kind: ResponseKind, hit: boolean) => void;
    memoryBytes?: number;
  },
): void {
  const responses = new SegmentedLru<Entry>({
    bytes: memoryBytes,
    entryBytes: Math.floor(memoryBytes * ENTRY_SHARE),
    sizeOf: ({ response }, key) => response.bytes + key.length,
  });
  const inFlight = new Map<string, Promise<Entry | undefined>>();
  let now: Moment = { content: content(), day: todayAt(Date.now()) };

  app.decorateRequest('cacheMiss', null);
  app.decorateRequest('unanswered', null);
  app.addHook('onRoute', (route) => {
    const cached = route.config?.responseCache;
    if (!cached) return;
    route.onRequest = [lookUp(cached), ...[route.onRequest ?? []].flat()];
    route.preHandler = [joinOrLead, ...[route.preHandler ?? []].flat()];
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.cacheMiss) return done(null, payload);
    done(null, store(request.cacheMiss, request, reply, payload));
  });

  function lookUp({ kind, key: keyOf, madeFrom = contentKinds }: CachedRoute) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const found = keyOf(request);
      const ownKey = found instanceof Promise ? await found : found;
      if (ownKey === undefined) return;
      const key = `${kind} ${request.language} ${ownKey}`;
      dropOutdated();
      const entry = responses.get(key);
      if (entry) return sendHit({ kind, key }, entry, request, reply);
      const headersBefore = reply.getHeaders();
      request.cacheMiss = { kind, key, headersBefore, madeFrom, moment: now, settle: () => {} };
    };
  }

  async function joinOrLead(request: FastifyRequest, reply: FastifyReply) {
    const miss = request.cacheMiss;
    if (!miss) return;
    dropOutdated();
    const other = inFlight.get(miss.key);
    // It may have been cached since `lookUp`.
    const entry = responses.get(miss.key) ?? (other && (await other));
    if (entry) {
      request.cacheMiss = null;
      return sendHit(miss, entry, request, reply);
    }
    miss.moment = now;
    // Other requests may already wait, when the previous response wasn't cacheable.
    if (!inFlight.has(miss.key)) lead(miss, reply);
  }

  function lead(miss: CacheMiss, reply: FastifyReply) {
    const { promise, resolve } = Promise.withResolvers<Entry | undefined>();
    inFlight.set(miss.key, promise);
    miss.settle = (entry) => {
      if (inFlight.get(miss.key) === promise) inFlight.delete(miss.key);
      resolve(entry);
    };
    reply.raw.once('close', () => miss.settle(undefined));
  }

  function store(
    miss: CacheMiss,
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): unknown {
    request.cacheMiss = null;
    if (typeof payload !== 'string' || !isCacheable(reply)) {
      miss.settle(undefined);
      return payload;
    }
    onLookup(miss.kind, false);
    const accepted = encodingFor(request);
    const headers = headersSince(miss.headersBefore, reply);
    const response = cachedResponse(payload, { ...headers, etag: etagOf(miss) }, accepted);
    dropOutdated();
    const entry = { response, madeFrom: miss.madeFrom, unanswered: request.unanswered };
    if (!isOutdated(miss)) responses.set(miss.key, entry);
    miss.settle(entry);
    const encoded = response.forEncoding(accepted);
    if (setHeaders(encoded, request, reply)) return null;
    return encoded.body();
  }

  function sendHit(
    { kind, key }: Pick<CacheMiss, 'kind' | 'key'>,
    { response, unanswered }: Entry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    onLookup(kind, true);
    request.unanswered = unanswered;
    const encoded = response.forEncoding(encodingFor(request));
    if (setHeaders(encoded, request, reply)) return reply.send();
    const { bytes } = response;
    const body = encoded.body();
    // Counts an encoding that was made just now, unless a newer response is in its place.
    const entry = responses.peek(key);
    if (response.bytes > bytes && entry?.response === response) responses.set(key, entry);
    return reply.send(body);
  }

  function dropOutdated() {
    const current = content();
    const day = todayAt(Date.now());
    if (current === now.content && day === now.day) return;
    const next = { content: current, day };
    responses.drop(({ madeFrom }) => isNewer(madeFrom, now, next));
    now = next;
    // A request after a write must not get a response that was started before it.
    inFlight.clear();
  }

  /** Whether what the response is made from has changed since its handler started. */
  function isOutdated({ madeFrom, moment }: CacheMiss): boolean {
    return isNewer(madeFrom, moment, now);
  }

  function etagOf({ key, madeFrom, moment: { content, day } }: CacheMiss): string {
    const versions = [content.counter, untold(content), ...madeFrom.map((kind) => content[kind])];
    const made = [release, day, ...versions, key].join('\n');
    return `W/"${hash('sha256', made, 'base64url').slice(0, 22)}"`;
  }
}

function isNewer(madeFrom: readonly ContentKind[], before: Moment, after: Moment): boolean {
  return before.day !== after.day || isChanged(madeFrom, before.content, after.content);
}

/**
 * Sets the headers of a cached response; on a match of If-None-Match also status 304, and returns
 * `true`.
 */
function setHeaders(
  { headers }: EncodedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  reply.headers(headers);
  const isUnchanged = matchesEtag(request.headers['if-none-match'], headers.etag);
  if (isUnchanged) reply.code(304);
  return isUnchanged;
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  return acceptedEncoding(headers['accept-encoding']);
}

function headersSince(before: Headers, reply: FastifyReply): OutgoingHttpHeaders {
  const current: Headers = reply.getHeaders();
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => before[name] !== value),
  ) as OutgoingHttpHeaders;
}

function isCacheable(reply: FastifyReply): boolean {
  return (
    reply.statusCode === 200 &&
    !reply.hasHeader('set-cookie') &&
    !String(reply.getHeader('cache-control') ?? '').includes('no-store')
  );
}
