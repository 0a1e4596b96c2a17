import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { hasPage } from '#core/countries/territories.ts';
import { HOUR_S } from '#core/dates.ts';
import { isShareImage } from '#core/imageAddress.ts';
import { isSitePath } from '#core/site/sitePath.ts';
import type { Continent } from '#core/siteVocabulary.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { findPublishedDestination } from '#db/queries/destinations/destinations.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { countryOf } from '../answers/facts/countries.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import { readPassport } from '../answers/tools/passportRanking.ts';
import { NotFound, Overloaded } from '../errors.ts';
import { readPlacePoster } from '../images/placePoster.ts';
import { runInLanguage } from '../languages/requestLanguage.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { networkOf } from '../lib/ip.ts';
import { findNewAddress } from '../records/destinations/renaming.ts';
import { readSiteName } from '../site/settings/siteSettings.ts';
import type { Services } from '../trpc/context.ts';
import type { ResultCard } from './resultCard.ts';
import { cardOfAnswer, cardOfPassport } from './resultCards.ts';
import { canBeDrawn } from './shareFonts.ts';
import { openShareImageStore } from './shareImageStore.ts';

const t = translator(sharingMessages);
const failureText = translator(failureMessages);

/** Bytes of drawn images on disk. */
const STORED_BYTES_MAX = 200 * 1024 * 1024;

/** Drawing takes a core for about a second and up to 100 MB. */
const DRAWN_AT_A_TIME = 2;
const QUEUE_MAX = 16;

/** `Retry-After` while the queue is full, in seconds. */
const RETRY_AFTER_S = 10;

/** Sites cache link previews for days; an hour keeps ours current. */

/** How long this site may take to serve its own image, in ms. */
const READ_LIMIT_MS = 5000;

/** Part of each key: raised with the layout, so that no image of an earlier one is served. */
const LAYOUT = 2;

const heroFile = join(import.meta.dirname, '..', '..', 'src', 'public', 'posters', 'hero.svg');

/** The input of an image; equal sources give equal images. */
type Source = PlaceSource | ({ kind: 'result' } & ResultCard);

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
 * Serves /share/site.png, /share/destination/{id}.png, /share/answer/{passport}-{destination}-{purpose}.png
 * and /share/passport/{code}.png, for link previews. Each is drawn from what its page says now, and
 * stored by that: a changed answer has another image.
 */
export function serveShareImages(app: FastifyInstance, { config, db, rateLimits }: Services): void {
  const stored = openShareImageStore(join(config.dataDir, 'share-images'), STORED_BYTES_MAX);
  const limited = limitConcurrency({ concurrency: DRAWN_AT_A_TIME, queueMax: QUEUE_MAX });
  /** Concurrent requests for an image wait for the same drawing. */
  const drawing = new Map<string, Promise<Buffer>>();

  app.get('/share/site.png', inDrawnLanguage, async (request, reply) =>
    send(request, reply, {
      kind: 'place',
      name: await drawableName(),
      title: t('siteTitle'),
      line: t('siteLine'),
      imageUrl: '',
    }),
  );

  app.get<{ Params: { file: string } }>(
    '/share/destination/:file',
    inDrawnLanguage,
    async (request, reply) => {
      const id = /^(.+)\.png$/.exec(request.params.file)?.[1];
      const destination = id && (await findPublishedDestination(db, id));
      const newId = id && !destination && (await findNewAddress(db, id));
      if (newId) return reply.redirect(localAddress(`/share/destination/${newId}.png`), 301);
      if (!destination) return noImage(reply);
      const { name, country, continent, imageUrl } = destination;
      const siteName = await drawableName();
      const titles = [name, country, siteName].filter(canBeDrawn);
      return send(request, reply, {
        kind: 'place',
        name: siteName,
        title: titles[0] ?? t('siteLine'),
        line: titles[0] === name && canBeDrawn(country) ? country : t('siteLine'),
        imageUrl: imageUrl,
        place: { name, continent },
      });
    },
  );

  app.get<{ Params: { file: string } }>(
    '/share/answer/:file',
    inDrawnLanguage,
    async (request, reply) => {
      const [, from = '', to = '', type] =
        /^([A-Z]{2})-([A-Z]{2})-([a-z]+)\.png$/.exec(request.params.file) ?? [];
      const purpose = visaTypes.find((one) => one === type);
      const passport = purpose && (await countryOf(db, from));
      const destination = passport && (await countryOf(db, to));
      if (!purpose || !passport?.issuesPassports || !destination || !hasPage(destination)) {
        return noImage(reply);
      }
      const answer = await findAnswer(db, { passport: from, destination: to, purpose });
      const card = cardOfAnswer(answer, passport, destination);
      return send(request, reply, { kind: 'result', name: await drawableName(), ...card });
    },
  );

  app.get<{ Params: { file: string } }>(
    '/share/passport/:file',
    inDrawnLanguage,
    async (request, reply) => {
      const code = /^([A-Z]{2})\.png$/.exec(request.params.file)?.[1];
      const passport = code && (await countryOf(db, code));
      const answered = passport && (await passportOf(passport.code));
      if (!answered) return noImage(reply);
      const card = cardOfPassport(passport, answered);
      return send(request, reply, { kind: 'result', name: await drawableName(), ...card });
    },
  );

  /** The site's name; empty if the font lacks some of its characters. */
  async function drawableName(): Promise<string> {
    const siteName = await readSiteName(db);
    return canBeDrawn(siteName) ? siteName : '';
  }

  /** Undefined for a passport without a page. */
  async function passportOf(code: string) {
    return readPassport(db, { code }).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, source: Source) {
    const key = createHash('sha256')
      .update(JSON.stringify([LAYOUT, source]))
      .digest('hex');
    const png = (await stored.find(key)) ?? (await drawOnce(request, key, source));
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', `public, max-age=${HOUR_S}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  }

  async function drawOnce(request: FastifyRequest, key: string, source: Source): Promise<Buffer> {
    // Drawing takes as long as a hundred pages, so it is rate limited.
    const present = drawing.get(key);
    if (present) return present;
    rateLimits.count('shareImage', networkOf(request.ip));
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
}

/** An image with letters that the fonts lack, as a corrected text may have, is the English one. */
const inDrawnLanguage: RouteShorthandOptions = {
  preHandler: (_request, _reply, done) => {
    if (canBeDrawn(t('siteTitle'))) done();
    else runInLanguage('en', done);
  },
};

function noImage(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send(failureText('noImage'));
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
