import { mkdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { YEAR_S } from '#core/dates.ts';
import type { ImageFiles } from '#db/engine.ts';
import { matchesEtag } from '#server/cache/cachedResponse.ts';

/** The content at an address never changes. */
const CACHE_CONTROL = `public, max-age=${YEAR_S}, immutable`;

/** Matches all paths of stored files below /images. */
const FILE_PATH = /^\/[0-9a-f]{64}\/(\d+\.(avif|webp)|\d+x\d+\.webp)$/;

/** Serves the files of uploaded images below /images/, and nothing else. */
export async function serveImageFiles(app: FastifyInstance, images: ImageFiles): Promise<void> {
  if ('folder' in images.files) await serveFolder(app, images.files.folder);
  else serveRows(app, images.files);
  redirectFormerAddresses(app);
}

/** Redirects addresses from before the first release, which texts and other sites may contain. */
function redirectFormerAddresses(app: FastifyInstance) {
  app.get<{ Params: { '*': string } }>('/pictures/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    return FILE_PATH.test(path) ? reply.redirect(`/images${path}`, 308) : reply.callNotFound();
  });
}

async function serveFolder(app: FastifyInstance, folder: string) {
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/images/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => FILE_PATH.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', CACHE_CONTROL);
    },
  });
}

type File = { Params: { hash: string; name: string } };

type Rows = Extract<ImageFiles['files'], { open: unknown }>;

function serveRows(app: FastifyInstance, rows: Rows) {
  app.route<File>({
    method: ['GET', 'HEAD'],
    url: '/images/:hash/:name',
    handler: (request, reply) => sendFile(rows, request, reply),
  });
}

/** Streams a file, so that slow clients don't fill memory. */
async function sendFile(
  rows: Rows,
  { params: { hash, name }, method, headers }: FastifyRequest<File>,
  reply: FastifyReply,
) {
  const file = FILE_PATH.test(`/${hash}/${name}`) ? await rows.open(hash, name) : null;
  if (!file) return reply.callNotFound();
  const tag = `"${hash.slice(0, 22)}-${name}"`;
  // Weak: an image uploaded again after deletion may be encoded by another version.
  reply.header('cache-control', CACHE_CONTROL).header('etag', `W/${tag}`);
  if (matchesEtag(headers['if-none-match'], tag)) return reply.code(304).send();
  reply.type(name.endsWith('.avif') ? 'image/avif' : 'image/webp');
  reply.headers({ 'content-length': file.size, 'accept-ranges': 'none' });
  if (method === 'HEAD') return reply.send();
  return reply.send(Readable.from(file.pieces, { objectMode: false, highWaterMark: 1 }));
}
