import { trpc } from '#src/lib/trpc.ts';
import { keepingPage } from '../lists/keepingPage.ts';
import { type DestinationSearch, destinationListInput } from './destinationSearch.ts';

/** A page of the destinations that match the address, including drafts. */
export function useEditedDestinations(address: DestinationSearch) {
  return trpc.destination.listToEdit.useQuery(destinationListInput(address), keepingPage);
}
