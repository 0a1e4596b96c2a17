import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { BATCH_CALLS_MAX } from '../schemas/constants.ts';
import { appRouter } from '../trpc/appRouter.ts';
import { type Context, createContext, type Services } from '../trpc/context.ts';
import { logFailure, retryAfterS, statusOfAll } from '../trpc/errors.ts';
import { yieldToNewConnections } from './limits/pendingConnections.ts';

/** Queries run at a time: more would make each pass of the event loop longer for everyone. */
const CONCURRENCY = 10;

/** At a third of a millisecond a call, and 20 calls at most, about a second's work. */
const QUEUE_MAX = 200;

const limitQueries = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/** Browsers ask again each time, and get 304 for what they have; no proxy stores it. */
const CACHEABLE = 'private, no-cache';

type Call = { Params: { path: string } };

/**
 * Serves the API at /trpc. A GET whose calls all follow from input and content alone is cached under
 * its address; every other response is for its sender. tRPC's own plugin for Fastify streams each
 * response, which can be neither cached nor compressed, so `resolveResponse` is called here.
 */
export async function serveTrpc(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (api) => {
    api.removeContentTypeParser('application/json');
    // tRPC reads the JSON itself, and says what is wrong with it.
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    api.get<Call>(
      '/trpc/:path',
      { config: { responseCache: { kind: 'api', key: ({ url }) => url } } },
      async (request, reply) => {
        try {
          return await limitQueries(async () => {
            await yieldToNewConnections();
            return respond(services, request, reply);
          });
        } catch (error) {
          if (error instanceof QueueFullError) return reply.overloaded();
          throw error;
        }
      },
    );
    api.post<Call>('/trpc/:path', (request, reply) => respond(services, request, reply));
  });
}

async function respond(
  services: Services,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = createContext(services, request, reply);
  const response = await resolve(request, context);
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  for (const name of ['content-type', 'cache-control', 'retry-after']) {
    const value = response.headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.code(response.status).send(await response.text());
}

function resolve(request: FastifyRequest<Call>, context: Context): Promise<Response> {
  return resolveResponse({
    req: fetchRequest(request),
    router: appRouter,
    // Fastify has decoded it, and tRPC does so again.
    path: encodeURIComponent(request.params.path),
    error: null,
    maxBatchSize: BATCH_CALLS_MAX,
    createContext: async () => context,
    onError: ({ error, path }) => logFailure(request, error, path),
    responseMeta: ({ paths = [], errors }) => {
      const status = statusOfAll(paths, errors);
      const retryAfter = retryAfterS(errors);
      return {
        ...(status && { status }),
        headers: {
          ...(retryAfter && { 'retry-after': String(retryAfter) }),
          ...(context.cacheability.coversAll(paths.length) && { 'cache-control': CACHEABLE }),
        },
      };
    },
  });
}

/**
 * The request as tRPC takes it. Of the headers only the body's type is passed on, so that no other
 * changes a cached response. HEAD is a GET whose body Fastify leaves out.
 */
function fetchRequest({ raw, url, method, headers, body }: FastifyRequest<Call>): Request {
  const type = headers['content-type'];
  return new Request(`http://localhost${raw.url ?? url}`, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(typeof body === 'string' && { body }),
  });
}
