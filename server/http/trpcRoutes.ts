import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { yieldToNewConnections } from '../lib/pendingConnections.ts';
import { appRouter } from '../trpc/appRouter.ts';
import { type Context, createContext, noteContent, type Services } from '../trpc/context.ts';
import { logFailure, retryAfterS, statusOfAll } from '../trpc/errors.ts';
import { sendRefusal } from './apiErrors.ts';

const t = translator(failureMessages);

/** Queries run at a time: more would only lengthen each iteration of the event loop. */
const CONCURRENCY = 10;

/** About a second's work: a call takes 0.3 ms, and a batch has at most 20. */
const QUEUE_MAX = 200;

const limitQueries = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/** Browsers revalidate each time, with 304 for unchanged responses; proxies don't store it. */
const CACHEABLE = 'private, no-cache';

type Call = { Params: { path: string } };

/**
 * Serves tRPC at /trpc. A GET whose calls all depend on input and content only is cached by
 * address; all other responses are private. tRPC's Fastify plugin streams responses, which can be
 * neither cached nor compressed, so `resolveResponse` is called directly.
 */
export async function serveTrpc(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (api) => {
    api.removeContentTypeParser('application/json');
    // tRPC parses the JSON itself and reports errors.
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

const { procedures } = appRouter._def;

/** A tab opened before an upgrade may call a procedure that is gone: it has to be reloaded. */
async function respond(
  services: Services,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.params.path.split(',').some((path) => !Object.hasOwn(procedures, path))) {
    return sendRefusal(reply, 412, 'PRECONDITION_FAILED', t('outdatedPage'));
  }
  const context = createContext(services, request, reply);
  const response = await resolve(request, context);
  noteContent(request, context);
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
    // Encoded again, because Fastify has decoded it and tRPC will too.
    path: encodeURIComponent(request.params.path),
    error: null,
    maxBatchSize: BATCH_CALLS_MAX,
    createContext: async () => context,
    onError: ({ error, path }) => logFailure(request, error, path),
    responseMeta: ({ paths = [], errors }) => {
      const status = statusOfAll(paths, errors);
      const retryAfter = retryAfterS(errors);
      const { dependencies } = context;
      const isContentOnly =
        errors.length === 0 && !dependencies.has('request') && !dependencies.has('passports');
      return {
        ...(status && { status }),
        headers: {
          ...(retryAfter && { 'retry-after': String(retryAfter) }),
          ...(isContentOnly && { 'cache-control': CACHEABLE }),
        },
      };
    },
  });
}

/**
 * Builds tRPC's request. Of the headers only the content type is passed on, so that no other can
 * affect a cached response. HEAD is handled as GET; Fastify drops the body.
 */
function fetchRequest({ raw, url, method, headers, body }: FastifyRequest<Call>): Request {
  const type = headers['content-type'];
  return new Request(`http://localhost${raw.url ?? url}`, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(typeof body === 'string' && { body }),
  });
}
