import { redirect } from '@tanstack/react-router';
import { FEED_PATH } from '#core/site/pages.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { isEmpty } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { type ReadCountry, readCountry } from '../passports/queries.ts';
import type { ChangeSearch } from './changeSearch.ts';

const t = translator(changeMessages);

/** The changes asked for, by codes, and the countries of the filter. */
type RecentChanges = {
  asked: ChangeSearch;
  passport: ReadCountry;
  destination: ReadCountry;
  head: LoadedHead;
};

/** For loaders: reads the filter, and fetches the changes. */
export async function loadRecentChanges(
  trpc: TrpcUtils,
  { passport: from, destination: to, before }: ChangeSearch,
): Promise<RecentChanges> {
  const [passport, destination] = await Promise.all([
    readCountry(trpc, from, { passports: true }),
    readCountry(trpc, to, { passports: false }),
  ]);
  const asked = {
    passport: passport.country?.code,
    destination: destination.country?.code,
    before,
  };
  const isUnclear = [passport, destination].some(({ unclear }) => unclear);
  if (!isUnclear && (asked.passport !== from || asked.destination !== to)) {
    throw redirect({ to: '/changes', search: asked });
  }
  await Promise.all([
    trpc.answerChange.list.fetch(asked),
    trpc.answerWatch.isOffered.fetch(),
    isEmpty(asked) && trpc.answerChange.editions.fetch(),
  ]);
  return {
    asked,
    passport,
    destination,
    head: {
      title: t('title'),
      description: t('description'),
      indexed: isEmpty(asked) && !isUnclear,
      feed: { path: FEED_PATH, title: t('feed') },
    },
  };
}
