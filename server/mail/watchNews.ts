import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { wordsOfAnswer, wordsOfNews, wordsOfPair } from '#core/answers/words/changeWords.ts';
import { endInWords } from '#core/answers/words/headline.ts';
import { hasPage } from '#core/countries/territories.ts';
import { CLOCK_SKEW_MS, DAY_MS } from '#core/dates.ts';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import type { Db } from '#db/db.ts';
import {
  hasNews,
  listAddressesWithNews,
  listNewsFor,
  markWatchesNotified,
  type SentWithin,
  type WatchNews,
} from '#db/queries/mail/answerWatches.ts';
import borderMessages from '#messages/en/border.gen.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import type { Config } from '../config.ts';
import { withPairNames } from '../languages/countryNames.ts';
import { runInLanguage } from '../languages/requestLanguage.ts';
import { mailLinkTo, unsubscribeHeaders } from './mailLinks.ts';
import { mailIsConfigured, nameInMails, queueMail } from './outbox.ts';

const t = translator(mailMessages);
const borderText = translator(borderMessages);

/** Addresses per query. */
const BATCH = 100;

/** Maximum number of answers listed in a mail; the rest are counted. */
const NAMED_MAX = 50;

/**
 * Queues a mail to each subscriber of a changed answer, at most one a day per address. Progress is
 * stored with each mail, so a second run doesn't repeat it.
 */
export async function mailChangedAnswers(
  db: Db,
  config: Config,
  signal: AbortSignal,
): Promise<number> {
  if (!(await mailIsConfigured(db, config))) return 0;
  const { publicUrl = '' } = config;
  let after = '';
  let queued = 0;
  while (!signal.aborted) {
    const now = Date.now();
    const lastDay = {
      sentSince: new Date(now - DAY_MS).toISOString(),
      // A mail of a clock that was ahead would count until its time comes.
      sentUntil: new Date(now + CLOCK_SKEW_MS).toISOString(),
    };
    const addresses = await listAddressesWithNews(db, { after, limit: BATCH, ...lastDay });
    for (const email of addresses) {
      if (signal.aborted) break;
      if (await mailNews(db, publicUrl, email, lastDay)) queued += 1;
    }
    const last = addresses.at(-1);
    if (addresses.length < BATCH || last === undefined) break;
    after = last;
  }
  return queued;
}

/** False without news: another process has sent it, or the answers have changed back. */
function mailNews(db: Db, publicUrl: string, email: string, lastDay: SentWithin): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await hasNews(trx, { email, ...lastDay }))) return false;
    const news = await listNewsFor(trx, email);
    const changeId = Math.max(...news.map((one) => one.changeId));
    const changed = [...Map.groupBy(netChanges(news), ({ id }) => id).values()];
    const sentAt = changed.length > 0 ? new Date().toISOString() : null;
    await markWatchesNotified(trx, { email, changeId, sentAt });
    if (changed.length === 0) return false;
    await runInLanguage(languageOf(changed.flat()), queue);
    return true;

    async function queue() {
      const stopAll = await mailLinkTo(trx, publicUrl, 'stop-watching', email);
      await queueMail(trx, {
        kind: 'watch-changes',
        to: email,
        subject: subjectOf(await nameInMails(trx), changed),
        text: [
          t('changed'),
          ...(await Promise.all(changed.slice(0, NAMED_MAX).map(paragraphOf))),
          ...(changed.length > NAMED_MAX ? [t('more', { count: changed.length - NAMED_MAX })] : []),
          [t('why', { address: publicUrl }), t('stopAll', { link: stopAll })].join('\n'),
        ].join('\n\n'),
        headers: unsubscribeHeaders(stopAll),
      });
    }

    async function paragraphOf(changes: WatchNews[]): Promise<string> {
      const [one] = changes;
      if (!one) return '';
      const { passport, destination, purpose } = one;
      const { passportName, destinationName } = withPairNames(one);
      const page =
        publicUrl + localAddress(`/visa-info/${destination}?type=${purpose}&from=${passport}`);
      const stop = await mailLinkTo(trx, publicUrl, 'stop-watching', `${email} ${one.id}`);
      const answer = await findAnswer(trx, { passport, destination, purpose });
      const end = endInWords(answer);
      return [
        wordsOfPair(passportName, destinationName, purpose),
        ...changes.flatMap((change) => newsInWords(change, answer)),
        ...(end ? [end] : []),
        ...(hasPage({ code: destination, enabled: one.destinationEnabled }) ? [page] : []),
        t('stopThis', { link: stop }),
      ].join('\n');
    }
  });
}

/** What an answer was and is; of changing planes after the side that changed. */
function newsInWords(
  { before, after, programmesOnly, ofBorder }: WatchNews,
  { transit }: EntryAnswer,
): string[] {
  const [then, now] = [wordsOfAnswer(before), wordsOfAnswer(after)];
  if (then === now) return [wordsOfNews({ after, programmesOnly })];
  const side = ofBorder || transit?.heading === 'border' ? 'landside' : 'airside';
  return [
    ...(transit ? [borderText(side)] : []),
    t('before', { answer: then }),
    t('now', { answer: now }),
  ];
}

function subjectOf(site: string, changed: WatchNews[][]): string {
  const [[first] = []] = changed;
  if (first && changed.length === 1) {
    const { destinationName: country } = withPairNames(first);
    return t('oneChangedSubject', { site, country });
  }
  return t('manyChangedSubject', { site, count: changed.length });
}

/** The language in which the address last watched an answer, if it is still offered. */
function languageOf(watched: WatchNews[]): LanguageCode {
  const last = watched.toSorted((one, other) => one.id - other.id).at(-1)?.language;
  return languages.find(({ code }) => code === last)?.code ?? 'en';
}

/**
 * Each subscribed answer, and the border's under one of changing planes, at the last mail and now, without
 * those that changed back, unless programmes changed.
 */
function netChanges(news: WatchNews[]): WatchNews[] {
  const bySide = new Map<string, WatchNews>();
  for (const one of news) {
    const side = `${one.id} ${one.ofBorder}`;
    const earlier = bySide.get(side) ?? one;
    const programmesOnly = earlier.programmesOnly || one.programmesOnly;
    bySide.set(side, { ...one, before: earlier.before, programmesOnly });
  }
  return [...bySide.values()].filter(
    ({ before, after, programmesOnly }) =>
      programmesOnly || wordsOfAnswer(before) !== wordsOfAnswer(after),
  );
}
