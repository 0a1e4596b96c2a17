import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { hasPage } from '#core/countries/territories.ts';
import { HOUR_S } from '#core/dates.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { findPublishedDestination } from '#db/queries/destinations/destinations.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { countryOf } from '../answers/facts/countries.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import { readPassport } from '../answers/tools/passportRanking.ts';
import { NotFound } from '../errors.ts';
import { sendMade } from '../http/files/sendMade.ts';
import { runInLanguage } from '../languages/requestLanguage.ts';
import { networkOf } from '../lib/ip.ts';
import { findNewAddress } from '../records/destinations/renaming.ts';
import { readSiteName } from '../site/settings/siteSettings.ts';
import type { Services } from '../trpc/context.ts';
import { cardOfAnswer, cardOfPassport } from './resultCards.ts';
import { canBeDrawn } from './shareFonts.ts';
import { openShareImages, type Source } from './shareImages.ts';

const t = translator(sharingMessages);
const failureText = translator(failureMessages);

/**
 * Serves /share/site.png, /share/destination/{id}.png, /share/answer/{passport}-{destination}-{purpose}.png
 * and /share/passport/{code}.png, for link previews. Each is drawn from what its page says now, and
 * stored by that: a changed answer has another image.
 */
export function serveShareImages(app: FastifyInstance, services: Services): void {
  const { db, rateLimits } = services;
  const images = openShareImages(app, services.config.dataDir);

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
    const png = await images.find(source, {
      beforeDrawing: () => rateLimits.count('shareImage', networkOf(request.ip)),
    });
    // Sites cache link previews for days; an hour keeps ours current.
    reply.header('cache-control', `public, max-age=${HOUR_S}`);
    return sendMade(reply, 'image/png', png);
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
