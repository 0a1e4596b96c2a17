import { createFileRoute } from '@tanstack/react-router';
import type { GroupAddress } from '../../features/together/groupSearch.ts';
import { loadGroup } from '../../features/together/loadGroup.ts';
import { TogetherPage } from '../../features/together/TogetherPage.tsx';
import { loadedHead } from '../../lib/pageHead.ts';
import { listsIn } from '../../lib/searchParams.ts';

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
