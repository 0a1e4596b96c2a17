import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';
import { type DestinationSearch, destinationListInput } from './destinationSearch.ts';

/** A page of the destinations that the address asks for, drafts too. */
export function useEditedDestinations(address: DestinationSearch) {
  return trpc.destination.listToEdit.useQuery(destinationListInput(address), {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.destinations },
  });
}
