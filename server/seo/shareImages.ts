import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isShareImage } from '#core/imageAddress.ts';
import { isSitePath } from '#core/site/sitePath.ts';
import type { Continent } from '#core/siteVocabulary.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { translator } from '#messages/translate.ts';
import { Overloaded } from '../errors.ts';
import { readPlacePoster } from '../images/placePoster.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import type { ResultCard } from './resultCard.ts';
import { openShareImageStore } from './shareImageStore.ts';

const t = translator(sharingMessages);

/** Bytes of drawn images on disk. */
const STORED_BYTES_MAX = 200 * 1024 * 1024;

/** Drawing takes a core for about a second and up to 100 MB. */
const DRAWN_AT_A_TIME = 2;
const QUEUE_MAX = 16;

/** `Retry-After` while the queue is full, in seconds. */
const RETRY_AFTER_S = 10;

/** How long this site may take to serve its own image, in ms. */
const READ_LIMIT_MS = 5000;

/** Part of each key: raised with the layout, so that no image of an earlier one is served. */
const LAYOUT = 2;

const heroFile = join(import.meta.dirname, '..', '..', 'src', 'public', 'posters', 'hero.svg');

/** The input of an image; equal sources give equal images. */
export type Source = PlaceSource | ({ kind: 'result' } & ResultCard);

type PlaceSource = {
  kind: 'place';
  name: string;
  title: string;
  line: string;
  imageUrl: string;
  /** The place whose drawn poster is the fallback; without it, the site's image is. */
  place?: { name: string; continent: Continent | null };
};

/** `isLasting` is false for an image that lacks its place only for now. */
type Drawn = { png: Buffer; isLasting: boolean };

/**
 * The images of link previews. Each is drawn once and stored by its source; `beforeDrawing` may
 * refuse by throwing, as drawing takes as long as a hundred pages.
 */
export function openShareImages(app: FastifyInstance, dataDir: string) {
  const stored = openShareImageStore(join(dataDir, 'share-images'), STORED_BYTES_MAX);
  const limited = limitConcurrency({ concurrency: DRAWN_AT_A_TIME, queueMax: QUEUE_MAX });
  /** Concurrent requests for an image wait for the same drawing. */
  const drawing = new Map<string, Promise<Buffer>>();

  async function drawOnce(key: string, source: Source, beforeDrawing: () => void): Promise<Buffer> {
    const present = drawing.get(key);
    if (present) return present;
    beforeDrawing();
    const drawn = drawAndStore(key, source).finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  }

  async function drawAndStore(key: string, source: Source): Promise<Buffer> {
    const { png, isLasting } = await limited(() => draw(app, source)).catch((error: unknown) => {
      if (error instanceof QueueFullError) throw new Overloaded(t('tooMany'), RETRY_AFTER_S);
      throw error;
    });
    if (isLasting) {
      // A full disk costs drawing time, not images.
      await stored
        .store(key, png)
        .catch((error: unknown) => app.log.warn({ err: error }, 'a share image was not stored'));
    }
    return png;
  }

  return {
    async find(source: Source, { beforeDrawing }: { beforeDrawing: () => void }): Promise<Buffer> {
      const key = createHash('sha256')
        .update(JSON.stringify([LAYOUT, source]))
        .digest('hex');
      return (await stored.find(key)) ?? (await drawOnce(key, source, beforeDrawing));
    },
  };
}

async function draw(app: FastifyInstance, source: Source): Promise<Drawn> {
  if (source.kind === 'result') {
    const { drawResultCard } = await import('./resultCard.ts');
    return { png: await drawResultCard(source), isLasting: true };
  }
  const { drawPlaceCard } = await import('./placeCard.ts');
  const { name, title, line, imageUrl } = source;
  const { image, isLate } = await readOwnImage(app, imageUrl);
  const png = await drawPlaceCard({
    name,
    title,
    line,
    image: image ?? (await fallbackImage(source)),
  })
    // An invalid image file is not the visitor's fault.
    .catch(async (error: unknown) => {
      if (!image) throw error;
      app.log.warn({ err: error, imageUrl }, 'an image could not be drawn');
      return drawPlaceCard({ name, title, line, image: await fallbackImage(source) });
    });
  return { png, isLasting: !isLate };
}

async function fallbackImage({ place }: PlaceSource): Promise<Buffer> {
  return place ? readPlacePoster(place) : readFile(heroFile);
}

/**
 * Reads an image of this site by an internal request, whichever route serves it; other sites'
 * addresses are never requested. `isLate` if it may be there, but took too long.
 */
async function readOwnImage(
  app: FastifyInstance,
  path: string,
): Promise<{ image?: Buffer; isLate: boolean }> {
  const none = { isLate: false };
  const address = URL.parse(path, 'http://own.invalid');
  if (!isSitePath(path) || address?.host !== 'own.invalid') return none;
  // Stored before the form refused share images.
  if (isShareImage(path)) return none;
  const request = app.inject({
    url: address.pathname + address.search,
    headers: { accept: 'image/webp,image/png,image/jpeg,image/svg+xml' },
  });
  const response = await Promise.race([request, wait(READ_LIMIT_MS, undefined, { ref: false })]);
  if (!response) {
    app.log.warn({ imageUrl: path }, 'an image of this site took too long to read');
    return { isLate: true };
  }
  const isImage = String(response.headers['content-type']).startsWith('image/');
  return response.statusCode === 200 && isImage
    ? { image: response.rawPayload, isLate: false }
    : none;
}
