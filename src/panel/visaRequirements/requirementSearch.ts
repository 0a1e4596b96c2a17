import { flagIn } from '#src/lib/searchParams.ts';
import { type ListAddress, readListAddress } from '../lists/listAddress.ts';

/** Search parameters of the list of a destination's requirements. */
export type RequirementSearch = ListAddress & { stale?: true | undefined };

/** Sortable columns of requirements; by default they are in the order of passports. */
const requirementSorts = ['country', 'type', 'required', 'arrival', 'duration', 'cost'];

export function readRequirementSearch(search: { [name: string]: unknown }): RequirementSearch {
  return { ...readListAddress(search, requirementSorts), stale: flagIn(search.stale) };
}
