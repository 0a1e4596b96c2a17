import { createFileRoute } from '@tanstack/react-router';
import { loadNomads } from '#src/features/nomads/loadNomads.ts';
import { NomadsPage } from '#src/features/nomads/NomadsPage.tsx';
import { type NomadAddress, readNomadAddress } from '#src/features/nomads/nomadSearch.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

/** Visas for remote workers, filtered and compared: /nomads?income=3000&compare=4,7. */
export const Route = createFileRoute('/_site/nomads')({
  validateSearch: unvalidated<NomadAddress>,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => loadNomads(trpc, deps),
  head: loadedHead,
  component: Nomads,
});

function Nomads() {
  return <NomadsPage address={readNomadAddress(Route.useSearch())} />;
}
