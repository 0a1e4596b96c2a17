import { type Access, accesses } from '../vocabulary.ts';
import { type ListedAccess, listedAccess } from './access.ts';

/**
 * How answers are counted and what counts as visa-free: one definition for pages, lists, rankings
 * and the JSON API.
 */

/** Definitions of openness, strictest first; each includes the previous ones. */
export const openings = ['visa-free', 'no-visa', 'no-visa-beforehand'] as const;
export type Opening = (typeof openings)[number];

/**
 * The strictest opening that includes each access; null if more than an ETA is needed in advance,
 * or nobody is admitted. An ETA is no visa; a visa on arrival is one.
 */
const openingOf: Record<Access, Opening | null> = {
  freedom_of_movement: 'visa-free',
  visa_free: 'visa-free',
  visa_on_arrival: 'no-visa-beforehand',
  eta: 'no-visa',
  e_visa: null,
  travel_permit: null,
  visa_required: null,
  no_admission: null,
};

/** The accesses included in an opening, easiest first. */
export function accessesOf(opening: Opening): Access[] {
  return accesses.filter((access) => isOpen(access, opening));
}

/** Whether an access is open. The own country always is; unknown and suspended never are. */
export function isOpen(access: ListedAccess, opening: Opening): boolean {
  if (access === null || access === 'suspended') return false;
  if (access === 'own_country') return true;
  const strictest = openingOf[access];
  return strictest !== null && openings.indexOf(strictest) <= openings.indexOf(opening);
}

/** The number of answers with each access, including suspended and unknown. */
export type AccessCounts = Record<Access | 'suspended' | 'unknown', number>;

/** Easiest first, then suspended, unknown last. */
export const countedAccesses: (keyof AccessCounts)[] = [...accesses, 'suspended', 'unknown'];

/** Counts answers by what lists show of them. The own country is not counted. */
export function countAccesses(
  answers: readonly Parameters<typeof listedAccess>[0][],
): AccessCounts {
  const counts = Object.fromEntries(countedAccesses.map((access) => [access, 0])) as AccessCounts;
  for (const answer of answers) {
    const access = listedAccess(answer);
    if (access !== 'own_country') counts[access ?? 'unknown'] += 1;
  }
  return counts;
}

/** The number of open answers; neither the own country nor unknown ones count. */
export function countOpen(counts: AccessCounts, opening: Opening): number {
  return accessesOf(opening).reduce((sum, access) => sum + counts[access], 0);
}
