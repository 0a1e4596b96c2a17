import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findDestinationPlace } from '../../db/queries/destinations.ts';
import { imageAddress, TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../schemas/imageAddress.ts';
import type { Services } from '../trpc/context.ts';
import { NotAImage } from './encodeImage.ts';
import { generatedPoster } from './generatedPoster.ts';
import { type ImageStore, openImageStore, TooManyUploads } from './imageStore.ts';

const TOO_MANY = 'Other images are still being worked on. Please try again in a minute.';

const ONE_HOUR_S = 60 * 60;
const ONE_DAY_S = 24 * ONE_HOUR_S;
const ONE_YEAR_S = 365 * ONE_DAY_S;

/** Takes administrators' uploads, serves the images and sweeps away what nobody uses. */
export async function serveImages(app: FastifyInstance, services: Services): Promise<void> {
  const store = openImageStore(services.db, services.config.dataDir);
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: UPLOAD_LIMIT_BYTES },
    });
    uploads.post(
      '/admin/pictures',
      // Before the body is read: a stranger's file is not even received.
      { onRequest: (request, reply) => requireAdministrator(services, request, reply) },
      (request, reply) => upload(store, request, reply),
    );
  });
  await app.register(fastifyStatic, {
    root: store.folder,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /^\/[0-9a-f]{64}\/(\d+\.(avif|webp)|\d+x\d+\.webp)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`);
    },
  });
  app.get<{ Params: { file: string } }>('/posters/generated/:file', (request, reply) =>
    sendGeneratedPoster(services, request.params.file, request, reply),
  );
  sweepDaily(app, store);
}

async function requireAdministrator(
  { auth }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (await auth.findUser(request, reply)) return;
  throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in' });
}

async function upload(store: ImageStore, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  try {
    const image = await store.add(await receiveFile(request));
    const { width, height } = image;
    return reply.code(201).send({ src: imageAddress(image), width, height });
  } catch (error) {
    const refusal = refusalFor(error);
    if (!refusal) throw error;
    request.log.info({ err: error }, 'An uploaded image was refused');
    return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message);
  }
}

function refusalFor(error: unknown): UploadRefused | undefined {
  if (error instanceof UploadRefused) return error;
  if (error instanceof NotAImage) return new UploadRefused(422, error.message);
  return error instanceof TooManyUploads ? new UploadRefused(503, TOO_MANY) : undefined;
}

class UploadRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The one file of the request. Throws UploadRefused; whatever goes wrong here is the sender's. */
async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const part = await request.file().catch(refuse);
  if (!part) throw new UploadRefused(422, 'Choose an image to upload');
  return part.toBuffer().catch(refuse);

  function refuse(cause: unknown): never {
    if (cause instanceof RequestFileTooLargeError) throw new UploadRefused(413, TOO_LARGE);
    throw new UploadRefused(400, 'Send one image at a time, as multipart/form-data', { cause });
  }
}

async function sendGeneratedPoster(
  { db }: Services,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  const place = await findDestinationPlace(db, id);
  if (!place) return reply.callNotFound();
  const svg = generatedPoster(place);
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  // A destination may be renamed, and a new version may draw better.
  reply.header('cache-control', `public, max-age=${ONE_HOUR_S}`).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/svg+xml').send(svg);
}

/** Sweeps when the server is ready and then once a day, until it is closed. */
function sweepDaily(app: FastifyInstance, store: ImageStore) {
  const sweep = () =>
    store
      .sweep()
      .then((gone) => gone > 0 && app.log.info({ gone }, 'Unused images were deleted'))
      .catch((error: unknown) => app.log.error({ err: error }));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await sweep();
    timer = setInterval(sweep, ONE_DAY_S * 1000).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
