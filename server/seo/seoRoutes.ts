import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_S } from '#core/dates.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { areAnswersIndexed } from '../answers/facts/indexedAnswers.ts';
import { sendMade } from '../http/files/sendMade.ts';
import { originOf } from '../http/originChecks.ts';
import { readSiteName } from '../site/settings/siteSettings.ts';
import { readPublicSiteContact } from '../site/siteContact.ts';
import type { Services } from '../trpc/context.ts';
import { manifestOf } from './manifest.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT_PATH, securityTxt } from './securityTxt.ts';
import { serveShareImages } from './shareImageRoutes.ts';
import {
  listAnswerPages,
  listKnownPages,
  listSitemapFiles,
  pagesOfFile,
  sitemapFile,
  sitemapIndex,
} from './sitemap.ts';

const t = translator(failureMessages);

/** Crawlers may keep a file, but ask each time whether it is the newest. */
const REVALIDATED = 'private, no-cache';

/** Serves files for search engines, link previews, home screens and finders of vulnerabilities. */
export function serveSeo(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const origin = (request: FastifyRequest) => originOf(request, config.publicUrl);
  // Ignores the query, which changes nothing.
  const key = (request: FastifyRequest) => `${origin(request)} ${request.url.replace(/\?.*$/, '')}`;
  const cached = { config: { responseCache: { kind: 'sitemap', key } } } as const;
  const file = { config: { responseCache: { kind: 'file', key } } } as const;

  app.get('/robots.txt', file, async (request, reply) => {
    reply.header('cache-control', `public, max-age=${HOUR_S}`);
    const answersIndexed = await areAnswersIndexed(db);
    const text = robots(origin(request), { answersIndexed });
    return reply.type('text/plain; charset=utf-8').send(text);
  });

  app.get('/manifest.webmanifest', file, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    const name = await readSiteName(db);
    return reply.type('application/manifest+json').send(JSON.stringify(manifestOf(name)));
  });

  app.get(SECURITY_TXT_PATH, file, async (request, reply) => {
    const text = securityTxt(origin(request), await readPublicSiteContact(db));
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });

  app.get('/sitemap.xml', cached, async (request, reply) => {
    return sendXml(reply, sitemapIndex(origin(request), await listSitemapFiles(db)));
  });

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d+).xml',
    cached,
    async (request, reply) => {
      const pages = pagesOfFile(await listKnownPages(db), Number(request.params.number));
      if (pages.length === 0) return noFile(reply);
      return sendXml(reply, sitemapFile(origin(request), pages));
    },
  );

  // Not cached: read from the table of answers, they are as quick, and as many as countries and languages.
  app.get<{ Params: { country: string } }>(
    '/sitemap-answers-:country(^[A-Z]{2}).xml',
    async (request, reply) => {
      const pages = await listAnswerPages(db, request.params.country);
      if (pages.length === 0) return noFile(reply);
      const xml = sitemapFile(origin(request), pages);
      return sendMade(reply.header('cache-control', REVALIDATED), 'application/xml', xml);
    },
  );

  serveShareImages(app, services);
}

function noFile(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send(t('noFile'));
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml').header('cache-control', REVALIDATED).send(xml);
}
