import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { QueueProps } from './ReviewQueue.tsx';
import { focusQueue, isUnderWay, ReviewQueue } from './ReviewQueue.tsx';

type Copy = RouterOutputs['transitPolicy']['outdated'][number];

const QUEUE = 'copied-policies';

/** The team's policies on changing planes whose shipped original has changed since. */
export function OutdatedCopies({ nameOf }: Pick<QueueProps, 'nameOf'>) {
  const list = trpc.transitPolicy.outdated.useQuery();
  const keep = trpc.transitPolicy.keep.useMutation();
  const remove = trpc.transitPolicy.delete.useMutation();
  const isSettling = isUnderWay(keep, list) || isUnderWay(remove, list);
  const nameOfRow = ({ destination }: Copy) => nameOf(destination);
  // Only a team with policies of its own has some.
  if (!list.data?.length) return null;
  const settle = (decision: () => void) => {
    focusQueue(QUEUE);
    decision();
  };
  return (
    <ReviewQueue
      id={QUEUE}
      title="Copied policies that changed"
      about="The shipped policy on changing planes states something else than when you copied it. Yours stays until you decide."
      unit={['policy', 'policies']}
      address={{}}
      query={list}
      rowKey={({ id }) => id}
      rowName={nameOfRow}
      empty={<EmptyState title="All clear" />}
      columns={[
        { heading: 'Country', cell: nameOfRow },
        { heading: 'Copied', cell: ({ copied }) => dateText(copied) },
        {
          heading: 'Shipped now',
          cell: ({ shipped, isGone }) => (isGone ? 'None any more' : dateText(shipped)),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (copy) => (
            <span className="flex flex-wrap gap-2">
              <ButtonLink
                to="/admin/transit-policies/$policyId"
                params={{ policyId: `${copy.id}` }}
                aria-label={`Edit yours: ${nameOfRow(copy)}`}
              >
                Edit yours
              </ButtonLink>
              <Button
                aria-label={`Keep yours: ${nameOfRow(copy)}`}
                disabled={isSettling}
                onClick={() => settle(() => keep.mutate({ id: copy.id, version: copy.version }))}
              >
                Keep yours
              </Button>
              <Button
                aria-label={`Use the shipped one: ${nameOfRow(copy)}`}
                disabled={isSettling}
                onClick={() => settle(() => remove.mutate({ id: copy.id }))}
              >
                Use the shipped one
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function dateText(date: string | null): string {
  return date ? `Edition of ${partialDateText(date)}` : 'An edition without a date';
}
