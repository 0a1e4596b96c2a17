import { createFileRoute, notFound } from '@tanstack/react-router';
import { type HistoryEntity, historyEntities } from '#core/records/history.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { type HistoryPart, readHistoryPart } from '#src/panel/history/historySearch.ts';
import { RecordHistory } from '#src/panel/history/RecordHistory.tsx';

export const Route = createFileRoute('/admin/_panel/history/$entity/$recordId')({
  validateSearch: unvalidated<HistoryPart>,
  beforeLoad: ({ params }) => {
    if (!Object.hasOwn(historyEntities, params.entity)) throw notFound();
  },
  head: ({ match }) => panelPageHead('History', match),
  component: HistoryOfRecord,
});

function HistoryOfRecord() {
  const { entity, recordId } = Route.useParams();
  return (
    <RecordHistory
      // Remounted, so that another record's entries aren't shown while loading.
      key={`${entity}/${recordId}`}
      entity={entity as HistoryEntity}
      id={recordId}
      shown={readHistoryPart(Route.useSearch())}
    />
  );
}
