import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { EntryList } from './EntryList.tsx';
import type { HistorySearch } from './historySearch.ts';
import { RecordLinks } from './RecordLinks.tsx';

/** A page of all changes that pass the filters, newest first. */
export function AllHistory({ search }: { search: HistorySearch }) {
  const page = trpc.history.list.useQuery(search, {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.history },
  });
  return (
    <Loaded query={page} failure={failedToLoad.history}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <EmptyState title="No changes found" />
        ) : (
          <EntryList entries={entries} next={next} before={search.before}>
            {(entry) => (
              <RecordLinks
                action={entry.action}
                entity={entry.entity}
                id={entry.entityId}
                title={entry.title}
              />
            )}
          </EntryList>
        )
      }
    </Loaded>
  );
}
