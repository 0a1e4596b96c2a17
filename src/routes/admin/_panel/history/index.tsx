import { createFileRoute } from '@tanstack/react-router';
import { AllHistory } from '#src/features/admin/history/AllHistory.tsx';
import { HistoryFilters } from '#src/features/admin/history/HistoryFilters.tsx';
import {
  type HistorySearch,
  readHistorySearch,
} from '#src/features/admin/history/historySearch.ts';
import { SavedViews } from '#src/features/admin/lists/SavedViews.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { useSignedIn } from '#src/features/admin/session/signedIn.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/history/')({
  validateSearch: unvalidated<HistorySearch>,
  head: ({ match }) => adminPageHead('History', match),
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
