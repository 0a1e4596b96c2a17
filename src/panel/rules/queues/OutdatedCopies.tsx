import type { ReactNode } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { QueueProps } from './ReviewQueue.tsx';
import { focusQueue, isUnderWay, ReviewQueue } from './ReviewQueue.tsx';

type Area = RouterOutputs['workArea']['outdated'][number];
type Policy = RouterOutputs['transitPolicy']['outdated'][number];

/** The team's statements whose shipped original has changed since they were copied. */
export function OutdatedCopies({ nameOf }: Pick<QueueProps, 'nameOf'>) {
  return (
    <>
      <OutdatedPolicies nameOf={nameOf} />
      <OutdatedAreas />
    </>
  );
}

function OutdatedPolicies({ nameOf }: Pick<QueueProps, 'nameOf'>) {
  const nameOfRow = ({ destination }: Policy) => nameOf(destination);
  return (
    <CopiesQueue
      id="copied-policies"
      title="Copied policies that changed"
      about="The shipped policy on changing planes states something else than when you copied it. Yours stays until you decide."
      unit={['policy', 'policies']}
      heading="Country"
      query={trpc.transitPolicy.outdated.useQuery()}
      keep={trpc.transitPolicy.keep.useMutation()}
      remove={trpc.transitPolicy.delete.useMutation()}
      rowName={nameOfRow}
      editLink={(copy) => (
        <ButtonLink
          to="/admin/transit-policies/$policyId"
          params={{ policyId: `${copy.id}` }}
          aria-label={`Edit yours: ${nameOfRow(copy)}`}
        >
          Edit yours
        </ButtonLink>
      )}
    />
  );
}

function OutdatedAreas() {
  return (
    <CopiesQueue
      id="copied-areas"
      title="Copied work areas that changed"
      about="The shipped area states something else than when you copied it. Yours stays until you decide."
      unit={['area', 'areas']}
      heading="Area"
      query={trpc.workArea.outdated.useQuery()}
      keep={trpc.workArea.keep.useMutation()}
      remove={trpc.workArea.delete.useMutation()}
      rowName={({ name }: Area) => name}
      editLink={({ id, name }) => (
        <ButtonLink
          to="/admin/work-areas/$areaId"
          params={{ areaId: `${id}` }}
          aria-label={`Edit yours: ${name}`}
        >
          Edit yours
        </ButtonLink>
      )}
    />
  );
}

type Copy = Omit<Area, 'name'>;

type Decision<Input> = {
  mutate: (input: Input) => void;
  isPending: boolean;
  isSuccess: boolean;
};

/** The copies of one kind, of which only a team that made some has any. */
function CopiesQueue<Row extends Copy>({
  id,
  heading,
  query,
  keep,
  remove,
  rowName,
  editLink,
  ...texts
}: Pick<Parameters<typeof ReviewQueue<Row>>[0], 'title' | 'unit' | 'query'> & {
  id: string;
  about: string;
  /** The heading of the rows' names. */
  heading: string;
  query: { data?: Row[] | undefined; isFetching: boolean };
  keep: Decision<{ id: number; version: number }>;
  remove: Decision<{ id: number }>;
  rowName: (copy: Row) => string;
  editLink: (copy: Row) => ReactNode;
}) {
  const isSettling = isUnderWay(keep, query) || isUnderWay(remove, query);
  if (!query.data?.length) return null;
  const settle = (decision: () => void) => {
    focusQueue(id);
    decision();
  };
  return (
    <ReviewQueue
      id={id}
      {...texts}
      address={{}}
      query={query}
      rowKey={(copy) => copy.id}
      rowName={rowName}
      empty={<EmptyState title="All clear" />}
      columns={[
        { heading, cell: rowName },
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
              {editLink(copy)}
              <Button
                aria-label={`Keep yours: ${rowName(copy)}`}
                disabled={isSettling}
                onClick={() => settle(() => keep.mutate({ id: copy.id, version: copy.version }))}
              >
                Keep yours
              </Button>
              <Button
                aria-label={`Use the shipped one: ${rowName(copy)}`}
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
