import { accesses } from '../../../server/schemas/answers/access.ts';
import {
  type AccessCounts,
  accessesOf,
  countOpen,
} from '../../../server/schemas/answers/accessCounts.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';

type Access = (typeof accesses)[number];

/**
 * Words for one and for several, which suit passports at a country as well as destinations of a
 * passport.
 */
const words: Record<Access, [one: string, several: string]> = {
  freedom_of_movement: ['has free movement', 'have free movement'],
  visa_free: ['is visa free', 'are visa free'],
  visa_on_arrival: ['gets a visa on arrival', 'get a visa on arrival'],
  eta: ['needs an ETA', 'need an ETA'],
  e_visa: ['needs an e-visa', 'need an e-visa'],
  travel_permit: ['needs a travel permit', 'need a travel permit'],
  visa_required: ['needs a visa', 'need a visa'],
  no_admission: ['is not admitted', 'are not admitted'],
};

/** "1 has free movement, 83 need an ETA and 114 need a visa"; '' without any. */
export function countsInWords(counts: AccessCounts): string {
  return listOf(counts, accesses);
}

/**
 * Explains a number of visa-free countries: ": 1 has free movement and 83 need an ETA"; '' if all
 * are visa free.
 */
export function noVisaInWords(counts: AccessCounts): string {
  const isPlain = countOpen(counts, 'no-visa') === counts.visa_free;
  return isPlain ? '' : `: ${listOf(counts, accessesOf('no-visa'))}`;
}

function listOf(counts: AccessCounts, shown: readonly Access[]): string {
  return listInWords(
    shown.flatMap((access) => {
      const count = counts[access];
      const [one, several] = words[access];
      return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
    }),
  );
}

/**
 * Unknown and uncertain answers, as a suffix to counts: " No answer yet: 3. Uncertain: 2."; ''
 * without any.
 */
export function doubtsInWords({
  counts,
  uncertain,
}: {
  counts: AccessCounts;
  uncertain: number;
}): string {
  const unknown = counts.unknown > 0 ? ` No answer yet: ${counts.unknown}.` : '';
  return `${unknown}${uncertain > 0 ? ` Uncertain: ${uncertain}.` : ''}`;
}
