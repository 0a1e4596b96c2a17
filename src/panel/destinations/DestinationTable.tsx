import { getQueryKey } from '@trpc/react-query';
import { Pencil, Stamp } from 'lucide-react';
import { titleOfDestination } from '#core/destinationTitle.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import { reportedFetch } from '../fetchOnPress.ts';
import { keepingPage } from '../lists/keepingPage.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { useOptimisticChange, withoutItems } from '../useOptimisticChange.ts';
import { DestinationActions } from './DestinationActions.tsx';
import { DestinationStatus } from './DestinationStatus.tsx';
import { type DestinationSearch, destinationListInput } from './destinationSearch.ts';
import { ViewOnSite } from './ViewOnSite.tsx';

type List = RouterOutputs['destination']['listToEdit'];
type Listed = List['items'][number];

/** The destinations that match the address, with their actions. */
export function DestinationTable({ address }: { address: DestinationSearch }) {
  const list = useEditedDestinations(address);
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.destination.listToEdit, destinationListInput(address), 'query'),
    (list: List, deleted: { id: string }) => ({
      ...withoutItems(list, ({ id }) => id === deleted.id),
      all: list.all - 1,
    }),
  );
  const deleteDestination = trpc.destination.delete.useMutation(optimistic);

  const utils = trpc.useUtils();

  async function questionOf(destination: Listed) {
    const requirements = await utils.visaRequirement.countByDestination.fetch(
      { destinationId: destination.id },
      reportedFetch,
    );
    return deleteQuestion(destination, requirements);
  }

  return (
    <PanelTable
      label="Destinations"
      unit={['destination', 'destinations']}
      address={address}
      query={list}
      all={list.data?.all}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      fetchPage={(page, options) =>
        utils.destination.listToEdit.fetch({ ...destinationListInput(address), ...page }, options)
      }
      empty={
        <EmptyState title="No destinations found" hint="Get started by adding a new destination" />
      }
      bulk={(selected, done) => <DestinationActions selected={selected} done={done} />}
      columns={[
        {
          heading: 'Name',
          sort: { name: 'name' },
          cell: (destination) => (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <NameLink
                to="/admin/destinations/$destinationId"
                params={{ destinationId: destination.id }}
              >
                {destination.name}
              </NameLink>
              <DestinationStatus {...destination} />
            </span>
          ),
        },
        { heading: 'Country', sort: { name: 'country' }, cell: ({ country }) => country },
        {
          heading: 'Types',
          cell: ({ types }) =>
            types.length > 0 && (
              <span className="flex flex-wrap gap-1">
                {types.map((type) => (
                  <span key={type} className="badge capitalize">
                    {type}
                  </span>
                ))}
              </span>
            ),
        },
        {
          heading: 'Rating',
          sort: { name: 'rating', greatestFirst: true },
          atEnd: true,
          cell: ({ rating }) => rating?.toFixed(1),
        },
        {
          heading: 'Popular',
          sort: { name: 'popular', greatestFirst: true },
          cell: ({ popular }) => (popular ? 'Yes' : 'No'),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (destination) => {
            const { id, name } = destination;
            return (
              <span className="inline-flex">
                <IconLink
                  Icon={Pencil}
                  label={`Edit ${name}`}
                  to="/admin/destinations/$destinationId"
                  params={{ destinationId: id }}
                  title="Edit"
                />
                <IconLink
                  Icon={Stamp}
                  label={`Visa requirements of ${name}`}
                  to="/admin/destinations/$destinationId/visa-requirements"
                  params={{ destinationId: id }}
                  search={{ stale: address.stale }}
                  title="Visa requirements"
                />
                {destination.status === 'published' && (
                  <ViewOnSite destinationId={id} name={name} />
                )}
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

/** The specification's text, then an explanation. */
function deleteQuestion(destination: Listed, requirements: number): string {
  const goesToo =
    requirements === 0
      ? 'It has no visa requirements.'
      : requirements === 1
        ? 'Its visa requirement is deleted with it.'
        : `Its ${requirements} visa requirements are deleted with it.`;
  return `Are you sure you want to delete this destination?\n\n${titleOfDestination(destination)}. ${goesToo}`;
}

/** A page of the destinations that match the address, including drafts. */
function useEditedDestinations(address: DestinationSearch) {
  return trpc.destination.listToEdit.useQuery(destinationListInput(address), keepingPage);
}
