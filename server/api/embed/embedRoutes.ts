import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { hasPage } from '#core/countries/territories.ts';
import type { Embedding } from '#core/inputs/settings/embedding.ts';
import { type Theme, themes } from '#core/site/themes.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { isOfferedPassport } from '#db/queries/countries.ts';
import embedMessages from '#messages/en/embed.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { countryOf, listCountriesWithPage } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import type { CachedRoute } from '#server/cache/responseCache.ts';
import { originOf } from '#server/http/originChecks.ts';
import { embeddingSetting } from '#server/site/settings/settings.ts';
import { readSiteName } from '#server/site/settings/siteSettings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import type { Services } from '#server/trpc/context.ts';
import { limited } from '../limitedWork.ts';
import { DEFAULT_THEME, type EmbeddedAnswer, embedPage, embedRefusal } from './embedPage.ts';
import { embedStyle } from './embedStyle.ts';

const t = translator(embedMessages);

const styleHash = createHash('sha256').update(embedStyle).digest('base64');

/**
 * Serves /embed/answer?to=JP, also with `from`, `type` and `theme`: the answer for frames on other sites.
 * The response depends on address, rules and settings only: no cookies, no guessed country.
 */
export function serveEmbed(app: FastifyInstance, { db, config }: Services): void {
  const responseCache: CachedRoute = {
    kind: 'embed',
    madeFrom: ['rules', 'settings'],
    key: (request) => cacheKey(originOf(request, config.publicUrl), request.query),
  };
  app.get('/embed/answer', { config: { responseCache } }, (request, reply) =>
    limited(reply, async () => {
      const embedding = await readValue(db, embeddingSetting);
      const siteName = await readSiteName(db);
      const { to, from, type, theme: named } = lastOfEach(request.query);
      const theme = themeOf(named);
      const destination = to ? await countryOf(db, to.toUpperCase()) : undefined;
      if (!destination || !hasPage(destination)) {
        const sentence = to ? t('unknownDestination', { text: to }) : t('noDestination');
        return send(reply.code(to ? 404 : 400), embedding, embedRefusal(theme, sentence, siteName));
      }
      const purpose = purposeOf(type);
      if (!purpose) {
        const sentence = t('unknownStay', { text: type ?? '' });
        return send(reply.code(404), embedding, embedRefusal(theme, sentence, siteName));
      }
      const passport = from ? await countryOf(db, from.toUpperCase()) : undefined;
      const isOffered = passport !== undefined && isOfferedPassport(passport);
      const full = new URL(
        localAddress(`/visa-info/${destination.code}`),
        originOf(request, config.publicUrl),
      );
      if (isOffered) full.searchParams.set('from', passport.code);
      if (purpose !== DEFAULT_STAY) full.searchParams.set('type', purpose);
      const answer = isOffered
        ? await findAnswer(db, { passport: passport.code, destination: destination.code, purpose })
        : null;
      if (answer) request.unanswered = unansweredOf([answer]);
      const page: EmbeddedAnswer = {
        theme,
        destination,
        purpose,
        passports: (await listCountriesWithPage(db)).filter((country) => country.issuesPassports),
        answer,
        fullAnswer: full.href,
        siteName,
        problem: from && !isOffered ? t('unknownPassport', { text: from }) : null,
      };
      return send(reply, embedding, embedPage(page));
    }),
  );
}

function send(reply: FastifyReply, embedding: Embedding, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy(embedding),
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    })
    .send(page);
}

/**
 * A content security policy without scripts and resources; only the sites in Settings may frame it.
 */
function policy({ sites }: Embedding): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    // The page for developers always frames it.
    ['frame-ancestors', "'self'", ...sites].join(' '),
  ].join('; ');
}

/**
 * The origin and the known parameters, so that unknown ones add no cache entries. Invalid country
 * codes are not cached, so that they can't evict others.
 */
function cacheKey(origin: string, query: unknown): string | undefined {
  const { to = '', from, type, theme } = lastOfEach(query);
  const purpose = purposeOf(type);
  const codes = from ? [to, from] : [to];
  if (!purpose || !codes.every((code) => /^[a-z]{2}$/i.test(code))) return undefined;
  return [origin, purpose, themeOf(theme), ...codes].join(' ');
}

/** The requested purpose, tourist by default; `undefined` for an unknown one. */
function purposeOf(type: string | undefined): VisaType | undefined {
  return type ? visaTypes.find((known) => known === type) : DEFAULT_STAY;
}

/** The requested theme, the default one also for an unknown one. */
function themeOf(named: string | undefined): Theme {
  return themes.find((known) => known === named) ?? DEFAULT_THEME;
}

/** The query parameters as texts; the last of repeated ones. */
function lastOfEach(query: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      [value].flat().at(-1),
    ]),
  );
}
