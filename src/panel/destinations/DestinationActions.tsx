import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { MoreActions } from '../lists/MoreActions.tsx';
import { BulkButton } from '../lists/selection/BulkButton.tsx';

type Listed = RouterOutputs['destination']['listToEdit']['items'][number];

/** Bulk actions for destinations: applied to all of them or, if one fails, to none. Each has an Undo. */
export function DestinationActions({ selected, done }: { selected: Listed[]; done: () => void }) {
  const setPopular = trpc.destination.setPopular.useMutation();
  const setStatus = trpc.destination.setStatus.useMutation();
  const deleteMany = trpc.destination.deleteMany.useMutation({
    onSuccess: done,
  });
  const ids = selected.map(({ id }) => id);
  const isBusy = setStatus.isPending || setPopular.isPending || deleteMany.isPending;

  return (
    <>
      <BulkButton
        label="Publish"
        disabled={isBusy}
        onPress={() => setStatus.mutate({ ids, status: 'published' })}
      />
      <MoreActions>
        <BulkButton
          label="Unpublish"
          disabled={isBusy}
          onPress={() => setStatus.mutate({ ids, status: 'draft' })}
        />
        <BulkButton
          label="Popular"
          disabled={isBusy}
          onPress={() => setPopular.mutate({ ids, popular: true })}
        />
        <BulkButton
          label="Not popular"
          disabled={isBusy}
          onPress={() => setPopular.mutate({ ids, popular: false })}
        />
        <ExportLink kind="destinations" ids={ids} />
        <BulkButton
          label="Delete"
          className="button-danger"
          disabled={isBusy}
          onPress={() => deleteMany.mutate({ ids })}
        />
      </MoreActions>
    </>
  );
}
