import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_S } from '#core/dates.ts';
import { imageAddress, TOO_LARGE, UPLOAD_LIMIT_BYTES } from '#core/imageAddress.ts';
import type { Db } from '#db/db.ts';
import { findPublishedPlace } from '#db/queries/destinations/destinations.ts';
import {
  DomainError,
  FileTooLarge,
  InvalidRequest,
  NotFound,
  UnusableFile,
} from '#server/errors.ts';
import { type ImageStore, openImageStore } from '#server/images/imageStore.ts';
import { readPlacePoster } from '#server/images/placePoster.ts';
import { findShownInPreview } from '#server/records/destinations/previews.ts';
import type { Services } from '#server/trpc/context.ts';
import { serveImageFiles } from './imageFileRoutes.ts';
import { requireEditor } from './requireAdministrator.ts';
import { sendMade } from './sendMade.ts';

/** Receives uploads from editors and serves uploaded images; returns the image store. */
export async function serveImages(app: FastifyInstance, services: Services): Promise<ImageStore> {
  const store = openImageStore(services.db.engine.images);
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: UPLOAD_LIMIT_BYTES },
    });
    uploads.post(
      '/admin/images',
      // Runs before the body is read, so that only editors can upload.
      { onRequest: (request, reply) => requireEditor(services, request, reply) },
      (request, reply) => upload(store, request, reply),
    );
  });
  await serveImageFiles(app, services.db.engine.images);
  app.get<{ Params: { file: string } }>('/posters/generated/:file', (request, reply) =>
    sendPlacePoster(services, request.params.file, reply),
  );
  return store;
}

async function upload(store: ImageStore, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  try {
    const image = await store.add(await receiveFile(request));
    const { width, height } = image;
    return reply.code(201).send({ src: imageAddress(image), width, height });
  } catch (error) {
    if (error instanceof DomainError) {
      request.log.info({ err: error }, 'An uploaded image was refused');
    }
    throw error;
  }
}

/** Previews use their token as id, since unpublished destinations have no other address. */
async function findPlaceOfPoster(db: Db, idOrToken: string) {
  const published = await findPublishedPlace(db, idOrToken);
  if (published) return { place: published, caching: `public, max-age=${HOUR_S}` };
  const previewed = await findShownInPreview(db, idOrToken).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined;
    throw error;
  });
  return previewed && { place: previewed, caching: 'no-store' };
}

/** The request's single file. Throws UnusableFile or InvalidRequest. */
async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const part = await request.file().catch(refuse);
  if (!part) throw new UnusableFile('Choose an image to upload');
  return part.toBuffer().catch(refuse);

  function refuse(cause: unknown): never {
    if (cause instanceof RequestFileTooLargeError) throw new FileTooLarge(TOO_LARGE);
    throw new InvalidRequest('Send one image at a time, as multipart/form-data', { cause });
  }
}

async function sendPlacePoster({ db }: Services, file: string, reply: FastifyReply) {
  const id = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  const found = await findPlaceOfPoster(db, id);
  if (!found) return reply.callNotFound();
  const svg = await readPlacePoster(found.place);
  // Not immutable: a renamed destination, or a new version of the product, gives another image.
  return sendMade(reply.header('cache-control', found.caching), 'image/svg+xml', svg);
}
