import { requirementsPath, useStoredListSearch } from '../lists/listState.ts';

/** A link back to a destination's requirements, with the last search. */
export function useRequirementsList(destinationId: string) {
  return {
    to: '/admin/destinations/$destinationId/visa-requirements',
    params: { destinationId },
    search: useStoredListSearch(requirementsPath(destinationId)),
  } as const;
}
