import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { findPublishedDestination } from '../../db/queries/destinations/destinations.ts';
import { readPlacePoster } from '../images/placePoster.ts';
import { networkOf } from '../lib/ip.ts';
import type { Continent } from '../schemas/constants.ts';
import { isShareImage } from '../schemas/imageAddress.ts';
import { isSitePath } from '../schemas/sitePath.ts';
import { findNewAddress } from '../services/destinations/renaming.ts';
import { readSiteName } from '../services/settings/siteSettings.ts';
import type { Services } from '../trpc/context.ts';
import { canBeDrawn, drawShareImage } from './shareImage.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Sites cache link previews for days; an hour keeps ours current. */
const ONE_HOUR_S = 60 * 60;

/** How long this site may take to serve its own image, in ms. */
const READ_LIMIT_MS = 5000;

const heroFile = join(import.meta.dirname, '..', '..', 'src', 'public', 'posters', 'hero.svg');

/** The input of an image; equal sources give equal images. */
type Source = {
  name: string;
  title: string;
  line: string;
  imageUrl: string;
  /** The place whose drawn poster is the fallback; without it, the site's image is. */
  place?: { name: string; continent: Continent };
};

type Drawn = { png: Buffer; etag: string };

/** Serves /share/site.png and /share/destination/{id}.png, for link previews. */
export function serveShareImages(app: FastifyInstance, { db, rateLimits }: Services): void {
  const oneAtATime = pLimit(1);
  const drawn = new LRUCache<string, Drawn, Source>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ png }) => png.length,
    // Concurrent requests for an image wait for the same drawing.
    fetchMethod: (_key, _stale, { context }) => oneAtATime(() => draw(app, context)),
  });

  app.get('/share/site.png', async (request, reply) =>
    send(request, reply, {
      name: await drawableName(),
      title: 'Where can I go, and what do I need?',
      line: 'Visas by passport',
      imageUrl: '',
    }),
  );
  app.get<{ Params: { file: string } }>('/share/destination/:file', async (request, reply) => {
    const id = /^(.+)\.png$/.exec(request.params.file)?.[1];
    const destination = id && (await findPublishedDestination(db, id));
    const newId = id && !destination && (await findNewAddress(db, id));
    if (newId) return reply.redirect(`/share/destination/${newId}.png`, 301);
    if (!destination) return reply.code(404).type('text/plain').send('There is no such image.');
    const { name, country, continent, imageUrl } = destination;
    const siteName = await drawableName();
    const titles = [name, country, siteName].filter(canBeDrawn);
    return send(request, reply, {
      name: siteName,
      title: titles[0] ?? 'Visas by passport',
      line: titles[0] === name && canBeDrawn(country) ? country : 'Visas by passport',
      imageUrl: imageUrl,
      place: { name, continent },
    });
  });

  /** The site's name; empty if the font lacks some of its characters. */
  async function drawableName(): Promise<string> {
    const siteName = await readSiteName(db);
    return canBeDrawn(siteName) ? siteName : '';
  }

  async function send(request: FastifyRequest, reply: FastifyReply, source: Source) {
    const key = JSON.stringify(source);
    // Drawing takes as long as a hundred pages, so it is rate limited.
    if (!drawn.has(key)) rateLimits.count('shareImage', networkOf(request.ip));
    const { png, etag } = await drawn.forceFetch(key, { context: source });
    reply.header('cache-control', `public, max-age=${ONE_HOUR_S}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  }
}

async function draw(app: FastifyInstance, source: Source): Promise<Drawn> {
  const { name, title, line, imageUrl } = source;
  const own = await readOwnImage(app, imageUrl);
  const png = await drawShareImage({
    name,
    title,
    line,
    image: own ?? (await fallbackImage(source)),
  })
    // An invalid image file is not the visitor's fault.
    .catch(async (error: unknown) => {
      if (!own) throw error;
      app.log.warn({ err: error, imageUrl }, 'an image could not be drawn');
      return drawShareImage({ name, title, line, image: await fallbackImage(source) });
    });
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 22);
  return { png, etag: `"${hash}"` };
}

async function fallbackImage({ place }: Source): Promise<Buffer> {
  return place ? readPlacePoster(place) : readFile(heroFile);
}

/**
 * Reads an image of this site by an internal request, whichever route serves it. `undefined` if
 * there is none; other sites' addresses are never requested.
 */
async function readOwnImage(app: FastifyInstance, path: string): Promise<Buffer | undefined> {
  const address = URL.parse(path, 'http://own.invalid');
  if (!isSitePath(path) || address?.host !== 'own.invalid') return undefined;
  // Stored before the form refused share images.
  if (isShareImage(path)) return undefined;
  const request = app.inject({
    url: address.pathname + address.search,
    headers: { accept: 'image/webp,image/png,image/jpeg,image/svg+xml' },
  });
  const response = await Promise.race([request, wait(READ_LIMIT_MS, undefined, { ref: false })]);
  if (!response) {
    app.log.warn({ imageUrl: path }, 'an image of this site took too long to read');
    return undefined;
  }
  const isImage = String(response.headers['content-type']).startsWith('image/');
  return response.statusCode === 200 && isImage ? response.rawPayload : undefined;
}
