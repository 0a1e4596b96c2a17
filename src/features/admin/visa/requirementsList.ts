import { requirementsPath, storedListSearch } from '../lists/listState.ts';

/** Where a link back to a destination's requirements leads: the list as it was searched. */
export function requirementsList(destinationId: string) {
  return {
    to: '/admin/destinations/$destinationId/visa-requirements',
    params: { destinationId },
    search: storedListSearch(requirementsPath(destinationId)),
  } as const;
}
