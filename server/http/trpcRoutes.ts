import type { TRPCError } from '@trpc/server';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachedResponse, sendCachedResponse } from '../cache/cachedResponse.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { BATCH_CALLS_MAX } from '../schemas/constants.ts';
import { Overloaded } from '../services/errors.ts';
import { isLostFile } from '../services/storageErrors.ts';
import { appRouter } from '../trpc/appRouter.ts';
import {
  Cacheability,
  type ContentContext,
  type Context,
  createContext,
  type Services,
} from '../trpc/context.ts';
import { statusOf } from '../trpc/errors.ts';
import { yieldToNewConnections } from './pendingConnections.ts';

/** More would make a turn of the event loop longer, and with it everyone's wait. */
const CONCURRENCY = 10;

/** At a third of a millisecond a call, and 20 calls at most, about a second's work. */
const QUEUE_MAX = 200;

const limitCalls = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

type Call = { Params: { path: string }; Querystring: { batch?: string; input?: string } };

/**
 * RouterOutputs the API at /trpc. Content questions are kept for everyone under their address; all else
 * is for who asked alone. tRPC's own plugin for Fastify streams every answer, which can be neither
 * kept nor compressed, so its parts are put together here.
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
      {
        onRequest: (request, reply, done) => {
          const answer = services.responseCache.find('api', request.url);
          if (answer) sendCachedResponse(answer, request, reply).catch(done);
          else done();
        },
      },
      (request, reply) =>
        isCacheable(request.params.path)
          ? answerCacheable(services, request, reply)
          : answerUncached(services, request, reply),
    );
    api.post<Call>('/trpc/:path', (request, reply) => answerUncached(services, request, reply));
  });
}

async function answerUncached(
  services: Services,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, body } = request;
  const call = incomingMessageToRequest(Object.assign(raw, { body }), reply.raw, {
    maxBodySize: null,
  });
  const response = await resolve(call, request, createContext(services, request, reply));
  return sendResponse(response, await response.text(), reply);
}

/**
 * RouterOutputs from the input and the content alone: nothing of the visitor's request is passed on. What
 * can't be answered so is left to tRPC, which has the words for it.
 */
async function answerCacheable(
  services: Services,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = {
    db: services.db,
    requestId: request.id,
    cacheability: new Cacheability(),
  };
  try {
    const answer = await services.responseCache.make('api', request.url, async () => {
      const text = await limitCalls(async () => {
        await yieldToNewConnections();
        return answerText(request, context).catch(() => undefined);
      });
      if (text === undefined) return undefined;
      return cachedResponse(text, { ...services.headers.ours, ...cacheHeaders });
    });
    if (answer) return await sendCachedResponse(answer, request, reply);
  } catch (error) {
    if (error instanceof QueueFullError) return reply.overloaded();
    throw error;
  }
  return answerUncached(services, request, reply);
}

/**
 * The answer of a query or a batch as tRPC's clients read it
 * (https://trpc.io/docs/rpc#successful-response). Throws where tRPC has to explain what is wrong.
 */
async function answerText(request: FastifyRequest<Call>, context: ContentContext): Promise<string> {
  const { batch, input = 'null' } = request.query;
  // Sound, since only content procedures are called, and they reach for nothing else.
  const caller = appRouter.createCaller(context as Context) as unknown as Caller;
  const ask = async (path: string, given: unknown) => ({
    result: { data: await procedureAt(path)(given) },
  });
  const inputs: unknown = JSON.parse(input);
  if (batch !== '1') return JSON.stringify(await ask(request.params.path, inputs ?? undefined));
  const paths = request.params.path.split(',');
  if (paths.length > BATCH_CALLS_MAX) throw new Error('The batch is too long');
  const given = inputs as Record<number, unknown> | null;
  return JSON.stringify(await Promise.all(paths.map((path, index) => ask(path, given?.[index]))));

  function procedureAt(path: string): (input: unknown) => Promise<unknown> {
    const [noun = '', verb = ''] = path.split('.');
    return caller[noun]?.[verb] as (input: unknown) => Promise<unknown>;
  }
}

const cacheHeaders = {
  'content-type': 'application/json',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
};

function resolve(call: Request, request: FastifyRequest<Call>, context: Context) {
  return resolveResponse({
    req: call,
    router: appRouter,
    // Fastify has decoded it, and tRPC does so again.
    path: encodeURIComponent(request.params.path),
    error: null,
    maxBatchSize: BATCH_CALLS_MAX,
    createContext: async () => context,
    onError: ({ error, path }) => logFailure(request, error, path),
    responseMeta: ({ paths = [], errors }) => statusOfAll(paths, errors),
  });
}

/** A batch in which something was answered is left to tRPC. */
function statusOfAll(paths: readonly string[], errors: TRPCError[]) {
  const statuses = new Set(errors.map(statusOf));
  const [status] = statuses;
  const overloaded = errors.map(({ cause }) => cause).find((cause) => cause instanceof Overloaded);
  return {
    ...(errors.length === paths.length && statuses.size === 1 && status && { status }),
    ...(overloaded && { headers: { 'retry-after': String(overloaded.retryAfterS) } }),
  };
}

/** Logs what was our own fault, with what caused it; what was the caller's is answered and no more. */
export function logFailure(
  { log }: Pick<FastifyRequest, 'log'>,
  error: TRPCError,
  procedure: string | undefined,
): void {
  if (error.code !== 'INTERNAL_SERVER_ERROR' || isLostFile(error)) return;
  log.error({ err: error.cause ?? error, procedure });
}

function sendResponse(response: Response, text: string, reply: FastifyReply): FastifyReply {
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(response.status)
    .type(response.headers.get('content-type') ?? 'application/json')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send(text);
}

type Caller = Record<string, Record<string, unknown> | undefined>;
type Procedures = Record<string, { _def: { meta?: { forEveryone?: boolean } } } | undefined>;
const procedures = appRouter._def.procedures as unknown as Procedures;

/** Whether every procedure of the path, one or a comma-separated batch, asks for content alone. */
function isCacheable(path: string): boolean {
  return path
    .split(',')
    .every((name) => Object.hasOwn(procedures, name) && procedures[name]?._def.meta?.forEveryone);
}
