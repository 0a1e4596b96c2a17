import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import { serveAssets } from './assets.ts';
import { createAuth } from './auth/auth.ts';
import { compressAnswers } from './compression.ts';
import type { Config } from './config.ts';
import { createContext, type Services } from './context.ts';
import { serveDiscovery } from './discovery/discovery.ts';
import { serveForms } from './forms.ts';
import { originMatches } from './origin.ts';
import { type Pages, servePages } from './pages.ts';
import { servePictures } from './pictures/routes.ts';
import { createRateLimits } from './rateLimits.ts';
import { type AppRouter, appRouter } from './router.ts';
import { publicMessage, statusOf } from './trpc.ts';
import { createVisitorCountryFinder } from './visitorCountry.ts';

/** The largest body a form or an API call may send: the longest texts of a batch fit. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Wires the whole product on an open, migrated database: API, pages, forms, assets.
 * `pages` renders the React app; without it (API tests) only the API answers. Log lines go to
 * `logTo`, by default standard output.
 * Throws when the address database can't be read.
 */
export async function createApp({
  config,
  db,
  pages,
  logTo,
}: {
  config: Config;
  db: Db;
  pages?: Pages;
  logTo?: { write: (line: string) => void };
}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, ...(logTo && { stream: logTo }) },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // A batch of API calls is one long path segment.
    routerOptions: { maxParamLength: 5000 },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What is not even an address never reaches the error handler below.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      raw.end('This is not an address of this site.');
    },
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });

  const services: Services = {
    config,
    db,
    auth: createAuth(db, { secure: config.publicUrl?.startsWith('https:') ?? false }),
    rateLimits: createRateLimits(),
    visitorCountry: await createVisitorCountryFinder(db, config, app.log),
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!originMatches(request, config.publicUrl)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This request came from another site and was refused.');
    }
  });

  compressAnswers(app);
  pages?.attach?.(app);

  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(services, req, res),
      onError: ({ error, path, ctx }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR') return;
        (ctx?.request.log ?? app.log).error({ err: error.cause ?? error, procedure: path });
      },
      responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });

  app.setErrorHandler((error: FastifyError | TRPCError, request, reply) => {
    const status = error instanceof TRPCError ? statusOf(error) : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error });
    return reply.code(status).type('text/plain; charset=utf-8').send(messageFor());

    function messageFor() {
      if (status >= 500) return `Something went wrong on our side. (Reference ${request.id})`;
      return error instanceof TRPCError ? publicMessage(error, request.id) : error.message;
    }
  });

  await servePictures(app, services);
  serveDiscovery(app, services);
  if (pages) {
    await serveAssets(app, pages.publicFolders);
    serveForms(app, services, pages);
    servePages(app, services, pages);
  }
  return app;
}
