import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { loadNomads } from '#src/site/nomads/loadNomads.ts';
import { NomadsPage } from '#src/site/nomads/NomadsPage.tsx';
import { type NomadAddress, readNomadAddress } from '#src/site/nomads/nomadSearch.ts';

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
