import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_S } from '#core/dates.ts';
import { staysRoute } from '#core/inputs/jsonApi/stays.ts';
import { API_PATH } from '#core/jsonApi.ts';
import { NotFound } from '../errors.ts';
import { isJsonApiCall, sendProblem } from '../http/problems.ts';
import { networkOf } from '../lib/ip.ts';
import type { RateLimitName } from '../rateLimits.ts';
import type { Services } from '../trpc/context.ts';
import { serveAnswers } from './answerRoutes.ts';
import { serveChanges } from './changeRoutes.ts';
import { serveChangesFeed } from './feeds/changesFeed.ts';
import { serveFeedsOfOne } from './feeds/feedsOfOne.ts';
import { serveGroups } from './groupRoutes.ts';
import { serveOpenApi } from './openApi.ts';
import { InvalidParameters } from './parameters.ts';
import { serveStays } from './stayRoutes.ts';
import { serveTables } from './tableRoutes.ts';

/** How long browsers may cache a preflight response (Access-Control-Max-Age), in seconds. */
const PREFLIGHT_S = DAY_S;

const READS = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit for this route's requests. */
    countedBy?: RateLimitName;
  }
}

/** Serves the read-only JSON API at /api/v1 and the change feeds. */
export async function serveJsonApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(cors, {
        delegator: async (request: FastifyRequest) => ({
          // The plugin's route for preflights also has addresses like "/api/v1x".
          origin: isJsonApiCall(request) && '*',
          methods: isForStays(request.raw.url) ? ['POST'] : READS,
          exposedHeaders: ['etag', 'retry-after', 'link'],
          maxAge: PREFLIGHT_S,
          strictPreflight: false,
        }),
      });
      prepare(api, services);
      serveAnswers(api, services);
      serveTables(api, services);
      serveGroups(api, services);
      serveChanges(api, services);
      serveOpenApi(api);
      await api.register(async (stays) => serveStays(stays, services));
      for (const url of ['/', '/*']) api.all(url, refuse);
    },
    { prefix: API_PATH },
  );
  await app.register(async (feed) => {
    prepare(feed, services);
    serveChangesFeed(feed, services);
    serveFeedsOfOne(feed, services);
  });
}

/** Counts requests to the routes of `api` against rate limits, and reports invalid parameters. */
function prepare(api: FastifyInstance, { rateLimits }: Services): void {
  api.addHook('onRequest', async (request) => {
    const { countedBy = 'jsonApi' } = request.routeOptions.config;
    rateLimits.count(countedBy, networkOf(request.ip));
  });
  api.setErrorHandler((error, _request, reply) => {
    if (error instanceof InvalidParameters) {
      return sendProblem(reply, 400, error.message, error.errors);
    }
    // Other errors are left to the server's error handler.
    throw error;
  });
}

function refuse({ method, raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForStays(raw.url)) {
    reply.header('allow', 'POST, OPTIONS');
    return sendProblem(reply, 405, 'Send stays to this address: use POST.');
  }
  if (READS.includes(method)) throw new NotFound('This address of the API was');
  reply.header('allow', [...READS, 'OPTIONS'].join(', '));
  return sendProblem(reply, 405, 'This API is read-only: use GET.');
}

function isForStays(url = ''): boolean {
  return url.split('?', 1)[0] === staysRoute.path;
}
