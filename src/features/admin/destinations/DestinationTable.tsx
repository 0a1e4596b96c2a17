import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Pencil, Stamp } from 'lucide-react';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { reports } from '../reports.ts';
import { useOptimisticChange, withoutItems } from '../useOptimisticChange.ts';
import { ViewOnSite } from './ViewOnSite.tsx';

type List = RouterOutputs['destination']['listAll'];

/** One page of the destinations and what can be done with each. `input` is what listed them. */
export function DestinationTable({
  destinations,
  input,
}: {
  destinations: List['items'];
  input: { search: string; page: number; pageSize: number };
}) {
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.destination.listAll, input, 'query'),
    (list: List, deleted: { id: string }) => withoutItems(list, ({ id }) => id === deleted.id),
  );
  const deleteDestination = trpc.destination.delete.useMutation({
    meta: { report: reports.deleteDestination },
    ...optimistic,
  });

  const utils = trpc.useUtils();

  async function questionOf(destination: List['items'][number]) {
    const requirements = await utils.visaRequirement.countByDestination.fetch(
      { destinationId: destination.id },
      { staleTime: 0, meta: { failure: reports.deleteDestination.failure } },
    );
    return deleteQuestion(destination, requirements);
  }

  return (
    <DataTable
      id="list"
      label="Destinations"
      rows={destinations}
      rowKey={({ id }) => id}
      columns={[
        { heading: 'Name', cell: (row) => <NameAndStatus {...row} /> },
        { heading: 'Country', cell: ({ country }) => country },
        {
          heading: 'Types',
          cell: ({ types }) => (
            <span className="flex flex-wrap gap-1">
              {types.map((type) => (
                <span key={type} className="badge">
                  {type}
                </span>
              ))}
            </span>
          ),
        },
        { heading: 'Rating', atEnd: true, cell: ({ rating }) => rating.toFixed(1) },
        { heading: 'Popular', cell: ({ popular }) => (popular ? 'Yes' : 'No') },
        {
          heading: 'Actions',
          actions: true,
          cell: (destination) => {
            const { id, name } = destination;
            return (
              <span className="inline-flex">
                <Link
                  to="/admin/destinations/$destinationId"
                  params={{ destinationId: id }}
                  className="icon-button"
                  aria-label={`Edit ${name}`}
                  title="Edit"
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Link>
                <Link
                  to="/admin/destinations/$destinationId/visa-requirements"
                  params={{ destinationId: id }}
                  className="icon-button"
                  aria-label={`Visa requirements of ${name}`}
                  title="Visa requirements"
                >
                  <Stamp aria-hidden="true" className="size-5" />
                </Link>
                <ViewOnSite destinationId={id} name={name} />
                <DeleteButton
                  name={name}
                  question={() => questionOf(destination)}
                  onDelete={() => deleteDestination.mutate({ id })}
                />
              </span>
            );
          },
        },
      ]}
    />
  );
}

/** Published ones need no word: most are. */
function NameAndStatus({ name, status }: List['items'][number]) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {name}
      {status !== 'published' && <span className="badge">{status}</span>}
    </span>
  );
}

/** The specification's words, then what is meant. */
function deleteQuestion(
  { name, country }: { name: string; country: string },
  requirements: number,
): string {
  const goesToo =
    requirements === 0
      ? 'It has no visa requirements.'
      : requirements === 1
        ? 'Its visa requirement is deleted with it.'
        : `Its ${requirements} visa requirements are deleted with it.`;
  return `Are you sure you want to delete this destination?\n\n${name}, ${country}. ${goesToo}`;
}
