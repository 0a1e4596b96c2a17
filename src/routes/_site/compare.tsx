import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { listsIn } from '#src/lib/searchParams.ts';
import { ComparePage } from '#src/site/compare/ComparePage.tsx';
import type { CompareAddress } from '#src/site/compare/compareSearch.ts';
import { loadComparison } from '#src/site/compare/loadComparison.ts';

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
