import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { rowIdIn } from '#src/lib/searchParams.ts';
import { ChangesOfOne } from '#src/site/changes/ChangesOfOne.tsx';
import { loadChanges } from '#src/site/changes/loadChanges.ts';

/** /changes/passport/BR and /changes/country/JP. `before` is the id of a change. */
export const Route = createFileRoute('/_site/changes/$side/$code')({
  validateSearch: (search: Record<string, unknown>): { before?: number | undefined } => ({
    before: rowIdIn(search.before),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, params, deps: { before } }) => loadChanges(trpc, params, before),
  head: loadedHead,
  component: Changes,
});

function Changes() {
  return <ChangesOfOne {...Route.useLoaderData()} before={Route.useSearch().before} />;
}
