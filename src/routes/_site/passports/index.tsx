import { createFileRoute } from '@tanstack/react-router';
import { PassportRanking } from '../../../features/passportRanking/PassportRanking.tsx';
import type { RankingSearch } from '../../../features/passportRanking/rankedRows.ts';
import { rankingHead } from '../../../features/passportRanking/rankingHead.ts';
import { loadedHead } from '../../../lib/pageHead.ts';
import { textsIn } from '../../../lib/searchParams.ts';

export const Route = createFileRoute('/_site/passports/')({
  validateSearch: (search: Record<string, unknown>): RankingSearch =>
    textsIn(search, ['find', 'continent', 'sort', 'count']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { trpc }, deps: search }) => {
    const [ranking] = await Promise.all([
      trpc.passport.list.ensureData(),
      trpc.country.list.fetch(),
    ]);
    return { head: rankingHead(ranking, search) };
  },
  head: loadedHead,
  component: Passports,
});

function Passports() {
  return <PassportRanking search={Route.useSearch()} />;
}
