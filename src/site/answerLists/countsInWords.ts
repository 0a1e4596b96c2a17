import type { AccessCounts } from '#core/answers/accessCounts.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { accesses, type VisaType } from '#core/vocabulary.ts';
import accessMessages, { type Messages } from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(accessMessages);

type Access = (typeof accesses)[number];

/** These suit passports at a country as well as destinations of a passport. */
const keys = {
  freedom_of_movement: 'countFreedomOfMovement',
  visa_free: 'countVisaFree',
  visa_on_arrival: 'countVisaOnArrival',
  eta: 'countEta',
  e_visa: 'countEVisa',
  travel_permit: 'countTravelPermit',
  visa_required: 'countVisaRequired',
  no_admission: 'countNoAdmission',
} as const satisfies Record<Access, keyof Messages>;

/** Of working, what those need who need no visa to enter, or one, is another thing. */
const keysOfWorking = {
  ...keys,
  freedom_of_movement: 'countWithoutPermit',
  visa_required: 'countPermit',
} as const satisfies Record<Access, keyof Messages>;

/**
 * "1 has free movement, 83 need an ETA and 114 need a visa"; of working, "27 need no work permit and 90 need
 * a work visa or permit"; '' without any.
 */
export function countsInWords(counts: AccessCounts, purpose?: VisaType): string {
  const words = purpose === 'working' ? keysOfWorking : keys;
  const counted = accesses.filter((access) => counts[access] > 0);
  const clauses = counted.map((access) => t(words[access], { count: counts[access] }));
  return listInWords(clauses, 'clause');
}

/** Sentences on suspended, unknown and uncertain answers: "No answer yet: 3.", "Uncertain: 2." */
export function doubtsInWords({
  counts,
  uncertain,
}: {
  counts: AccessCounts;
  uncertain: number;
}): string[] {
  return [
    counts.suspended > 0 ? t('countSuspended', { count: counts.suspended }) : '',
    counts.unknown > 0 ? t('noAnswer', { count: counts.unknown }) : '',
    uncertain > 0 ? t('uncertain', { count: uncertain }) : '',
  ].filter(Boolean);
}
