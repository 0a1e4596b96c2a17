import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { AllHistory } from '#src/panel/history/AllHistory.tsx';
import { HistoryFilters } from '#src/panel/history/HistoryFilters.tsx';
import { type HistorySearch, readHistorySearch } from '#src/panel/history/historySearch.ts';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useSignedIn } from '#src/panel/session/signedIn.ts';

export const Route = createFileRoute('/admin/_panel/history/')({
  validateSearch: unvalidated<HistorySearch>,
  head: ({ match }) => panelPageHead('History', match),
  component: History,
});

function History() {
  const { role } = useSignedIn();
  const search = readHistorySearch(Route.useSearch());
  return (
    <>
      <PageHeading title="History" detail="Who changed what, and when." />
      <HistoryFilters search={search} role={role} />
      <SavedViews list="history" />
      <AllHistory search={search} />
    </>
  );
}
