import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Item } from 'feed';
import { wordsOfNews, wordsOfPair } from '#core/answers/words/changeWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { hasPage } from '#core/countries/territories.ts';
import { destinationParameter, passportParameter } from '#core/inputs/jsonApi/schemas.ts';
import { noQuery } from '#core/inputs/jsonApi/tables.ts';
import type { Db } from '#db/db.ts';
import type { Country } from '#db/queries/countries.ts';
import feedMessages from '#messages/en/feeds.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { countryOf } from '#server/answers/facts/countries.ts';
import { NotFound } from '#server/errors.ts';
import { originOf } from '#server/http/originChecks.ts';
import { type ChangesOfOneTime, listChangeEntries } from '#server/rules/changeEntries.ts';
import { readSiteName } from '#server/site/settings/siteSettings.ts';
import type { Services } from '#server/trpc/context.ts';
import { cachedByAddress, sendShared } from '../cachedRoute.ts';
import { limited } from '../limitedWork.ts';
import { readCodes, readQuery } from '../parameters.ts';
import { atomOf, escapeHtml, htmlOfChanges } from './feedTexts.ts';
import { feedUpdated } from './feedUpdated.ts';

const t = translator(feedMessages);

/** A feed of the changes for one passport or in one country. */
type FeedOfOne = {
  /** The path of the page with the same changes. */
  page: string;
  /** The title with the site's name. */
  title: (site: string) => string;
  entries: ChangesOfOneTime[];
  side: 'passport' | 'country';
};

/** The feed's site and the time of its last change. */
type SiteOfFeed = { siteName: string; origin: string; updated: Date };

/**
 * Serves /changes/passport/{code}.atom and /changes/country/{code}.atom: one entry per import or
 * edit.
 */
export function serveFeedsOfOne(app: FastifyInstance, { db, config }: Services): void {
  const options = { config: cachedByAddress(config, 'feed') };

  app.get('/changes/passport/:passport.atom', options, (request, reply) =>
    limited(reply, async () => {
      const { passport } = readCodes(passportParameter, request.params);
      const { name } = await requireCountry(db, passport, (country) => country.issuesPassports);
      return send(request, reply, {
        page: `/changes/passport/${passport}`,
        title: (site) =>
          t('ofPassport', {
            passport: passportLabel({ code: passport, name }),
            site,
          }),
        entries: await listChangeEntries(db, { passport }),
        side: 'passport',
      });
    }),
  );
  app.get('/changes/country/:destination.atom', options, (request, reply) =>
    limited(reply, async () => {
      const { destination } = readCodes(destinationParameter, request.params);
      const { name } = await requireCountry(db, destination);
      return send(request, reply, {
        page: `/changes/country/${destination}`,
        title: (site) => t('inCountry', { country: name, site }),
        entries: await listChangeEntries(db, { destination }),
        side: 'country',
      });
    }),
  );

  async function send(request: FastifyRequest, reply: FastifyReply, shown: FeedOfOne) {
    readQuery(noQuery, request.query);
    const origin = originOf(request, config.publicUrl);
    const updated = await feedUpdated(db, shown.entries[0]?.[0].changedAt);
    // CORS: readable by other sites, like the API.
    reply.header('access-control-allow-origin', '*');
    const site = { siteName: await readSiteName(db), origin, updated };
    return sendShared(reply, 'application/atom+xml; charset=utf-8', await feedOf(shown, site));
  }
}

async function requireCountry(
  db: Db,
  code: string,
  isWanted: (country: Country) => boolean = () => true,
): Promise<Country> {
  const country = await countryOf(db, code);
  if (!country || !hasPage(country) || !isWanted(country)) throw new NotFound('Country');
  return country;
}

async function feedOf(
  { page, title, entries, side }: FeedOfOne,
  { siteName, origin, updated }: SiteOfFeed,
): Promise<string> {
  const { Feed } = await import('feed');
  const pageAddress = origin + localAddress(page);
  const feed = new Feed({
    id: `${pageAddress}.atom`,
    title: title(siteName),
    description: t('description'),
    link: pageAddress,
    feed: `${pageAddress}.atom`,
    author: { name: siteName, link: origin },
    updated,
    generator: false,
  });
  for (const changes of entries) feed.addItem(entryOf(changes, side, pageAddress));
  return atomOf(feed);
}

function entryOf(changes: ChangesOfOneTime, side: FeedOfOne['side'], page: string): Item {
  const [first] = changes;
  const { id, changedAt, passport, passportName, destination, destinationName } = first;
  const only = changes.length === 1;
  const isLinked = hasPage({ code: destination, enabled: first.destinationEnabled });
  const pair = wordsOfPair(passportName, destinationName, first.purpose);
  const answer = new URL(localAddress(`/visa-info/${destination}`), page);
  answer.searchParams.set('from', passport);
  answer.searchParams.set('type', first.purpose);
  return {
    title: escapeHtml(
      only
        ? t('oneChange', { pair, answer: wordsOfNews(first) })
        : t('changes', { count: changes.length }),
    ),
    // Rows are never rewritten, so the first one's id is a permanent entry id.
    id: `${page}#change-${id}`,
    link: only && isLinked ? answer.href : page,
    date: new Date(changedAt),
    content: htmlOfChanges(changes, (change) =>
      side === 'passport' ? change.destinationName : change.passportName,
    ),
  };
}
