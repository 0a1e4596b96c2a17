import { RotateCcwClock } from 'lucide-react';
import { type HistoryEntity, historyEntities } from '#core/records/history.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { PageHeading } from '../PageHeading.tsx';
import { showToast } from '../toasts/showToast.ts';
import { type Entry, EntryList } from './EntryList.tsx';
import type { HistoryPart } from './historySearch.ts';
import { OpenLink, OpenRequirement } from './RecordLinks.tsx';
import { UndoButton } from './UndoButton.tsx';

/** A record's changes, newest first, each with a button to restore its version. */
export function RecordHistory({
  entity,
  id,
  shown,
}: {
  entity: HistoryEntity;
  id: string;
  shown: HistoryPart;
}) {
  const { before, size } = shown;
  const history = trpc.history.ofRecord.useQuery(
    { entity, id, before, pageSize: size },
    keepingPage,
  );
  const title = history.data?.entries[0]?.title ?? historyEntities[entity];
  return (
    <>
      <PageHeading title="History" detail={title}>
        {entity === 'visa_requirement' ? (
          <OpenRequirement id={id} title={title} />
        ) : (
          <OpenLink entity={entity} id={id} title={title} />
        )}
      </PageHeading>
      <EntryList
        query={history}
        shown={shown}
        empty={
          <EmptyState
            title="No changes found"
            hint="What was changed before this site kept a history is not in it."
          />
        }
      >
        {(entry, { entries, next }) => (
          <>
            {entry.isUndoable && <UndoButton entry={entry} />}
            <RestoreButtons
              entry={entry}
              isNewest={before === undefined && entry === entries[0]}
              isOldest={next === null && entry === entries.at(-1)}
              storedVersion={history.data?.storedVersion ?? null}
            />
          </>
        )}
      </EntryList>
    </>
  );
}

/**
 * Restores the version after an entry, and for the first entry also the one before it; none is offered
 * for what the record says at present.
 */
function RestoreButtons({
  entry,
  isNewest,
  isOldest,
  storedVersion,
}: {
  entry: Entry;
  isNewest: boolean;
  isOldest: boolean;
  storedVersion: number | null;
}) {
  const restore = trpc.history.restoreVersion.useMutation({
    onSuccess: ({ missingImages }) => {
      if (missingImages > 0) showToast('warning', leftOut(missingImages));
    },
  });
  if (storedVersion === null) return null;
  const sides = [
    ...(!isNewest && entry.after ? (['after'] as const) : []),
    ...(isOldest && entry.before ? (['before'] as const) : []),
  ].filter((side) => !entry.presentSides.includes(side));
  return sides.map((side) => (
    <Button
      Icon={RotateCcwClock}
      key={side}
      disabled={restore.isPending}
      onClick={() => restore.mutate({ entry: entry.id, side, version: storedVersion })}
    >
      {side === 'after' ? 'Restore this version' : 'Restore the version before it'}
    </Button>
  ));
}

function leftOut(count: number): string {
  return count === 1
    ? 'A photo of that version is no longer stored and was left out'
    : `${count} photos of that version are no longer stored and were left out`;
}
