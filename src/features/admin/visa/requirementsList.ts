import { requirementsPath, storedListSearch } from '../lists/listState.ts';

/** A link back to a destination's requirements, with the last search. */
export function requirementsList(destinationId: string) {
  return {
    to: '/admin/destinations/$destinationId/visa-requirements',
    params: { destinationId },
    search: storedListSearch(requirementsPath(destinationId)),
  } as const;
}
