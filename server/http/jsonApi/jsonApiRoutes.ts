import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../lib/ip.ts';
import { API_PATH } from '../../schemas/jsonApiTexts.ts';
import { NotFound } from '../../services/errors.ts';
import type { Services } from '../../trpc/context.ts';
import type { RateLimitName } from '../rateLimits.ts';
import { serveAnswers } from './answerRoutes.ts';
import { serveChanges } from './changeRoutes.ts';
import { serveChangesFeed } from './changesFeed.ts';
import { serveFeedsOfOne } from './feedsOfOne.ts';
import { serveOpenApi } from './openApi.ts';
import { InvalidParameters } from './parameters.ts';
import { sendProblem } from './problems.ts';
import { serveTables } from './tableRoutes.ts';

/** How long a browser may remember that it may ask (Access-Control-Max-Age), in seconds. */
const PREFLIGHT_S = 24 * 60 * 60;

const READS = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit that counts requests to this route of the JSON API. */
    countedBy?: RateLimitName;
  }
}

/** Serves the read-only JSON API at /api/v1, for programs of other people, and the feeds of changes. */
export async function serveJsonApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(cors, {
        origin: '*',
        methods: READS,
        exposedHeaders: ['etag', 'retry-after', 'link'],
        maxAge: PREFLIGHT_S,
        strictPreflight: false,
      });
      prepare(api, services);
      serveAnswers(api, services);
      serveTables(api, services);
      serveChanges(api, services);
      serveOpenApi(api);
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

/** Counts requests to the routes that are added to `api`, and says which parameters were wrong. */
function prepare(api: FastifyInstance, { rateLimits }: Services): void {
  api.addHook('onRequest', async (request, reply) => {
    const { countedBy = 'jsonApi' } = request.routeOptions.config;
    rateLimits.count(countedBy, networkOf(request.ip), reply);
  });
  api.setErrorHandler((error, _request, reply) => {
    if (error instanceof InvalidParameters) {
      return sendProblem(reply, 400, error.message, error.errors);
    }
    // The handler of the whole server knows the others.
    throw error;
  });
}

function refuse({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (READS.includes(method)) throw new NotFound('This address of the API was');
  reply.header('allow', [...READS, 'OPTIONS'].join(', '));
  return sendProblem(reply, 405, 'This API is read-only: use GET.');
}
