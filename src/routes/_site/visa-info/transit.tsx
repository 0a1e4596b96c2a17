import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textsIn } from '#src/lib/searchParams.ts';
import { ChangingPlanes } from '#src/site/answer/guides/transit/ChangingPlanes.tsx';
import {
  type ChangingPlanesSearch,
  loadChangingPlanes,
} from '#src/site/answer/guides/transit/loadChangingPlanes.ts';
import { VisaTypeGuide } from '#src/site/answer/guides/VisaTypeGuide.tsx';
import { holdsIn } from '#src/site/passports/heldDocuments.ts';

/** Transit visas, and where a passport can change planes (/visa-info/transit?from=IN). */
export const Route = createFileRoute('/_site/visa-info/transit')({
  validateSearch: (search: Record<string, unknown>): ChangingPlanesSearch => ({
    ...textsIn(search, ['find', 'access', 'continent', 'from']),
    holds: holdsIn(search.holds),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps: search }) => loadChangingPlanes(trpc, search),
  head: loadedHead,
  component: Transit,
});

function Transit() {
  const { head: _, ...loaded } = Route.useLoaderData();
  return (
    <VisaTypeGuide type="transit">
      <ChangingPlanes {...loaded} search={Route.useSearch()} />
    </VisaTypeGuide>
  );
}
