import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '../../features/compare/ComparePage.tsx';
import type { CompareAddress } from '../../features/compare/compareSearch.ts';
import { loadComparison } from '../../features/compare/loadComparison.ts';
import { loadedHead } from '../../lib/pageHead.ts';
import { listsIn } from '../../lib/searchParams.ts';

export const Route = createFileRoute('/_site/compare')({
  validateSearch: (search: Record<string, unknown>): CompareAddress =>
    listsIn(search, ['passports', 'all', 'add']),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadComparison(context.trpc, deps),
  head: loadedHead,
  component: Compare,
});

function Compare() {
  return <ComparePage address={Route.useSearch()} unclear={Route.useLoaderData().unclear} />;
}
