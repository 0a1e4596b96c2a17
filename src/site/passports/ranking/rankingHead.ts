import { countOpen } from '#core/answers/accessCounts.ts';
import { unpackPassports } from '#core/answers/packedAnswers.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import type { RankingSearch } from './rankedRows.ts';

const t = translator(headMessages);

/** The ranking's metadata; a filtered or sorted page is a view of it. */
export function rankingHead(
  { passports: packed }: RouterOutputs['passport']['list'],
  { find, continent, sort, count }: RankingSearch,
): LoadedHead {
  const passports = unpackPassports(packed);
  const most = Math.max(
    0,
    ...passports.map(({ counts }) => countOpen(counts, 'no-visa-beforehand')),
  );
  return {
    title: t('rankingTitle', { passports: passports.length }),
    description: t('rankingDescription', {
      passports: passports.length,
      destinations: passports.length - 1,
      most,
    }),
    indexed: !(find ?? continent ?? sort ?? count),
    breadcrumbs: [{ name: t('passports'), path: '/passports' }],
  };
}
