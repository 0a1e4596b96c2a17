import type { FastifyInstance } from 'fastify';
import type { Item } from 'feed';
import { wordsOfCause, wordsOfNews, wordsOfPair } from '#core/answers/words/changeWords.ts';
import { noQuery } from '#core/inputs/jsonApi/tables.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import type { Db } from '#db/db.ts';
import {
  countAnswerChangesAt,
  findChangeTimeBefore,
  listAnswerChangesAt,
  type RecordedChange,
} from '#db/queries/answers/answerChanges.ts';
import feedMessages from '#messages/en/feeds.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { originOf } from '#server/http/originChecks.ts';
import { withPairNames } from '#server/languages/countryNames.ts';
import { readSiteName } from '#server/site/settings/siteSettings.ts';
import type { Services } from '#server/trpc/context.ts';
import { cachedByAddress, sendShared } from '../cachedRoute.ts';
import { limited } from '../limitedWork.ts';
import { readQuery } from '../parameters.ts';
import { atomOf, escapeHtml, htmlOfChanges } from './feedTexts.ts';
import { feedUpdated } from './feedUpdated.ts';

const t = translator(feedMessages);

/**
 * Maximum number of entries. Feed readers poll at least daily, and an edition affects about 100
 * destinations.
 */
const ENTRIES = 200;

/**
 * An import that changes more answers than this gets one summary entry; its changes aren't read.
 */
const READ_MAX = 2000;

/** Later than any stored time. */
const END_OF_TIME = '9999';

/** Serves /changes.atom: one entry per import and destination, and one per edited answer. */
export function serveChangesFeed(app: FastifyInstance, { db, config }: Services): void {
  app.get(FEED_PATH, { config: cachedByAddress(config, 'feed') }, (request, reply) =>
    limited(reply, async () => {
      readQuery(noQuery, request.query);
      const origin = originOf(request, config.publicUrl);
      const entries = await listEntries(db);
      const newest = entries[0]?.changes[0];
      const siteName = await readSiteName(db);
      const { Feed } = await import('feed');
      const feed = new Feed({
        id: origin + localAddress(FEED_PATH),
        title: t('all', { site: siteName }),
        description: t('description'),
        link: origin + localAddress('/changes'),
        feed: origin + localAddress(FEED_PATH),
        author: { name: siteName, link: origin },
        updated: await feedUpdated(db, newest?.changedAt),
        generator: false,
      });
      for (const entry of entries) feed.addItem(entryOf(entry, origin));
      // CORS: readable by other sites, like the API.
      reply.header('access-control-allow-origin', '*');
      return sendShared(reply, 'application/atom+xml; charset=utf-8', atomOf(feed));
    }),
  );
}

type Changes = [RecordedChange, ...RecordedChange[]];

/** The changes of an entry; only the first if there are too many. */
type Entry = { changes: Changes; count: number };

async function listEntries(db: Db): Promise<Entry[]> {
  const entries: Entry[] = [];
  let time = await findChangeTimeBefore(db, END_OF_TIME);
  while (time !== undefined && entries.length < ENTRIES) {
    const rows = await listAnswerChangesAt(db, time, READ_MAX + 1);
    const changes = rows.map(withPairNames);
    const [first] = changes;
    if (first && changes.length > READ_MAX) {
      entries.push({ changes: [first], count: await countAnswerChangesAt(db, time) });
    } else entries.push(...groupedByEntry(changes));
    time = await findChangeTimeBefore(db, time);
  }
  return entries.slice(0, ENTRIES);
}

function groupedByEntry(changes: RecordedChange[]): Entry[] {
  const entries = new Map<string, Changes>();
  for (const change of changes) {
    const { cause, edition, destination, id } = change;
    const key = cause === 'edit' ? `${id}` : `${cause} ${edition} ${destination}`;
    const entry = entries.get(key);
    if (entry) entry.push(change);
    else entries.set(key, [change]);
  }
  return [...entries.values()].map((ofEntry) => ({ changes: ofEntry, count: ofEntry.length }));
}

function entryOf({ changes, count }: Entry, origin: string): Item {
  const [first] = changes;
  const { id, changedAt, passportName, passport } = first;
  const { destination, destinationName, purpose } = first;
  if (count > changes.length) return entryOfAll(first, count, origin);
  const only = count === 1;
  const title = only
    ? t('oneChange', {
        pair: wordsOfPair(passportName, destinationName, purpose),
        answer: wordsOfNews(first),
      })
    : t('changesIn', { country: destinationName, count });
  const link = new URL(localAddress('/changes'), origin);
  link.searchParams.set('destination', destination);
  if (only) link.searchParams.set('passport', passport);
  return {
    title: escapeHtml(title),
    // Rows are never rewritten, so the first one's id is a permanent entry id.
    id: `${origin}${localAddress('/changes')}#change-${id}`,
    link: link.href,
    date: new Date(changedAt),
    content: htmlOfChanges(changes, (change) => change.passportName),
  };
}

/** The summary entry of an import with too many changes. */
function entryOfAll(first: RecordedChange, count: number, origin: string): Item {
  const { id, cause, changedAt, sourceTitle } = first;
  return {
    title: t('changes', { count }),
    id: `${origin}${localAddress('/changes')}#change-${id}`,
    link: origin + localAddress('/changes'),
    date: new Date(changedAt),
    content: `<p>${escapeHtml(wordsOfCause(cause, sourceTitle))}</p>`,
  };
}
