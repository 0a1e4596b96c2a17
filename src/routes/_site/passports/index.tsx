import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textsIn } from '#src/lib/searchParams.ts';
import { loadFurtherNames } from '#src/site/passports/furtherNames.ts';
import { PassportRanking } from '#src/site/passports/ranking/PassportRanking.tsx';
import type { RankingSearch } from '#src/site/passports/ranking/rankedRows.ts';
import { rankingHead } from '#src/site/passports/ranking/rankingHead.ts';

export const Route = createFileRoute('/_site/passports/')({
  validateSearch: (search: Record<string, unknown>): RankingSearch =>
    textsIn(search, ['find', 'continent', 'sort', 'count']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { trpc }, deps: search }) => {
    const [ranking] = await Promise.all([
      trpc.passport.list.ensureData(),
      trpc.country.names.fetch(),
      loadFurtherNames(trpc, search.find),
    ]);
    return { head: rankingHead(ranking, search) };
  },
  head: loadedHead,
  component: Passports,
});

function Passports() {
  return <PassportRanking search={Route.useSearch()} />;
}
