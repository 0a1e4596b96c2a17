import { countOpen } from '../../../server/schemas/answers/accessCounts.ts';
import { unpackPassports } from '../../../server/schemas/answers/packedAnswers.ts';
import type { LoadedHead } from '../../lib/pageHead.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import type { RankingSearch } from './rankedRows.ts';

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
    title: `Passport Ranking: ${passports.length} Passports by Visa-Free Travel`,
    description: `Which passport needs no visa beforehand for the most of ${passports.length - 1} destinations: the first opens ${most}. With visa-free counts, what is unknown, and the method.`,
    indexed: !(find ?? continent ?? sort ?? count),
    breadcrumbs: [{ name: 'Passports', path: '/passports' }],
  };
}
