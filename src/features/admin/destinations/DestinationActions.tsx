import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';

type Listed = RouterOutputs['destination']['listToEdit']['items'][number];

/** Bulk actions for destinations: applied to all of them or, if one fails, to none. */
export function DestinationActions({ selected, done }: { selected: Listed[]; done: () => void }) {
  const setPopular = trpc.destination.setPopular.useMutation();
  const setStatus = trpc.destination.setStatus.useMutation();
  const deleteMany = trpc.destination.deleteMany.useMutation({
    onSuccess: done,
  });
  const ids = selected.map(({ id }) => id);
  const isBusy = setStatus.isPending || setPopular.isPending || deleteMany.isPending;

  function askAndDelete() {
    if (window.confirm(deleteQuestion(selected))) deleteMany.mutate({ ids });
  }

  return (
    <>
      <Button disabled={isBusy} onClick={() => setStatus.mutate({ ids, status: 'published' })}>
        Publish
      </Button>
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
      <Button className="button-danger" disabled={isBusy} onClick={askAndDelete}>
        Delete
      </Button>
    </>
  );
}

/** The number of names listed before the rest is only counted. */
const NAMED_MAX = 5;

function deleteQuestion(selected: Listed[]): string {
  const names = selected.slice(0, NAMED_MAX).map(({ name, country }) => `${name}, ${country}`);
  const more = selected.length - names.length;
  return [
    selected.length === 1
      ? 'Are you sure you want to delete this destination?'
      : `Are you sure you want to delete these ${selected.length} destinations?`,
    '',
    ...names,
    ...(more > 0 ? [`and ${more} more`] : []),
    'Their visa requirements are deleted with them.',
  ].join('\n');
}
