import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_S, YEAR_S } from '#core/dates.ts';
import type { PublicFolders } from '#server/ssr/pageRenderer.ts';

/** Serves built scripts and styles, public files and country flags. */
export async function serveAssets(app: FastifyInstance, folders: PublicFolders): Promise<void> {
  if (folders.hashed) {
    await app.register(fastifyStatic, {
      root: folders.hashed,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
      },
    });
  }
  await app.register(fastifyStatic, {
    root: flagFolder(),
    prefix: '/flags/',
    decorateReply: false,
    maxAge: DAY_S * 1000,
    allowedPath: (path) => /^\/[A-Z]{2}\.svg$/.test(path),
  });
  await app.register(fastifyStatic, {
    root: folders.plain,
    prefix: '/',
    // One route per file, so that all other paths are pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    decorateReply: false,
    maxAge: DAY_S * 1000,
  });
}

function flagFolder(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');
}
