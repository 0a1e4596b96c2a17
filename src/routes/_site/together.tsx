import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { listsIn } from '#src/lib/searchParams.ts';
import type { GroupAddress } from '#src/site/together/groupSearch.ts';
import { loadGroup } from '#src/site/together/loadGroup.ts';
import { TogetherPage } from '#src/site/together/TogetherPage.tsx';

export const Route = createFileRoute('/_site/together')({
  validateSearch: (search: Record<string, unknown>): GroupAddress =>
    listsIn(search, [
      'passports',
      'find',
      'days',
      'on',
      'access',
      'continent',
      'page',
      'all',
      'add',
      'holder',
    ]),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGroup(context.trpc, deps),
  head: loadedHead,
  component: Together,
});

function Together() {
  return <TogetherPage address={Route.useSearch()} unclear={Route.useLoaderData().unclear} />;
}
