import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { EntryList } from './EntryList.tsx';
import type { HistorySearch } from './historySearch.ts';
import { RecordLinks } from './RecordLinks.tsx';
import { UndoButton } from './UndoButton.tsx';

/** A page of all changes that pass the filters, newest first. */
export function AllHistory({ search: { size, ...search } }: { search: HistorySearch }) {
  const page = trpc.history.list.useQuery({ ...search, pageSize: size }, keepingPage);
  return (
    <EntryList
      query={page}
      shown={{ before: search.before, size }}
      empty={<EmptyState title="No changes found" />}
    >
      {(entry) => (
        <>
          {entry.isUndoable && <UndoButton entry={entry} />}
          <RecordLinks
            action={entry.action}
            entity={entry.entity}
            id={entry.entityId}
            title={entry.title}
          />
        </>
      )}
    </EntryList>
  );
}
