import type { Access } from '../../../db/schema.ts';
import { accesses, type EntryAnswer } from './access.ts';

/**
 * What counts as needing no visa, and how answers are counted: the one definition for pages, lists,
 * rankings and the JSON API. No zod here: public pages load this file.
 */

/** What may be counted as open, the strictest first. Each takes in what stands before it. */
export const openings = ['visa-free', 'no-visa', 'no-visa-beforehand'] as const;
export type Opening = (typeof openings)[number];

/**
 * The strictest opening that each access belongs to; null where something has to be applied for
 * beforehand that is more than an ETA, or nobody is let in. An ETA is no visa; one on arrival is.
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

/** The accesses that an opening takes in, easiest first. */
export function accessesOf(opening: Opening): Access[] {
  return accesses.filter((access) => isOpen(access, opening));
}

/** Whether an access is open. The own country always is; what is unknown never is. */
export function isOpen(access: EntryAnswer['access'], opening: Opening): boolean {
  if (access === null) return false;
  if (access === 'own_country') return true;
  const strictest = openingOf[access];
  return strictest !== null && openings.indexOf(strictest) <= openings.indexOf(opening);
}

/** How many answers give each access; where no source has a rule, unknown. */
export type AccessCounts = Record<Access | 'unknown', number>;

/** Easiest first, and unknown last. */
export const countedAccesses: (Access | 'unknown')[] = [...accesses, 'unknown'];

/** Counts answers by access. The own country is in no count. */
export function countAccesses(answers: readonly Pick<EntryAnswer, 'access'>[]): AccessCounts {
  const counts = Object.fromEntries(countedAccesses.map((access) => [access, 0])) as AccessCounts;
  for (const { access } of answers) {
    if (access !== 'own_country') counts[access ?? 'unknown'] += 1;
  }
  return counts;
}

/** How many of the counted answers are open; the own country and what is unknown are not among them. */
export function countOpen(counts: AccessCounts, opening: Opening): number {
  return accessesOf(opening).reduce((sum, access) => sum + counts[access], 0);
}

/** What pages and the API say of the places that are counted: see isOfferedPassport. */
export const COUNTED_PLACES =
  'We count countries and regions that issue their own passports. We leave out the passport’s own country, territories such as Guam, and countries that this site does not offer.';

/** What pages and the API say of answers that are less than certain. */
export const COUNTED_AS_SHOWN =
  'Conditional, disputed or unconfirmed rules count as shown first on their page. Unknown never counts as open.';
