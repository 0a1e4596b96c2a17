import { createFileRoute } from '@tanstack/react-router';
import { AllHistory } from '../../../../features/admin/history/AllHistory.tsx';
import { HistoryFilters } from '../../../../features/admin/history/HistoryFilters.tsx';
import {
  type HistorySearch,
  readHistorySearch,
} from '../../../../features/admin/history/historySearch.ts';
import { SavedViews } from '../../../../features/admin/lists/SavedViews.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { useSignedIn } from '../../../../features/admin/session/signedIn.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { unvalidated } from '../../../../lib/searchParams.ts';

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
