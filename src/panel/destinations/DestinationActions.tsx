import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { MoreActions } from '../lists/MoreActions.tsx';

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
      <Button disabled={isBusy} onClick={() => setStatus.mutate({ ids, status: 'published' })}>
        Publish
      </Button>
      <MoreActions>
        <Button disabled={isBusy} onClick={() => setStatus.mutate({ ids, status: 'draft' })}>
          Unpublish
        </Button>
        <Button disabled={isBusy} onClick={() => setPopular.mutate({ ids, popular: true })}>
          Popular
        </Button>
        <Button disabled={isBusy} onClick={() => setPopular.mutate({ ids, popular: false })}>
          Not popular
        </Button>
        <ExportLink kind="destinations" ids={ids} />
        <Button
          className="button-danger"
          disabled={isBusy}
          onClick={() => deleteMany.mutate({ ids })}
        >
          Delete
        </Button>
      </MoreActions>
    </>
  );
}
