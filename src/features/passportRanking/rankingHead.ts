import { unpackPassports } from '../../../server/schemas/answers/packedAnswers.ts';
import { openTo } from '../../../server/schemas/travel/passportRanking.ts';
import type { LoadedHead } from '../../lib/pageHead.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import type { RankingSearch } from './rankedRows.ts';

/** Of the ranking; one that is filtered or sorted is a view of it. */
export function rankingHead(
  { passports: packed, destinations }: RouterOutputs['passport']['list'],
  { find, continent, sort, count }: RankingSearch,
): LoadedHead {
  const passports = unpackPassports(packed);
  const most = Math.max(0, ...passports.map(({ counts }) => openTo(counts, 'no-visa-beforehand')));
  return {
    title: `Passport Ranking: ${passports.length} Passports by Visa-Free Travel`,
    description: `Which passport needs no visa beforehand for the most of ${destinations - 1} destinations: the first opens ${most}. With visa-free counts, what is unknown, and the method.`,
    indexed: !(find ?? continent ?? sort ?? count),
    breadcrumbs: [{ name: 'Passports', path: '/passports' }],
  };
}
