import { type AccessCounts, accessesOf, countOpen } from '#core/answers/accessCounts.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { accesses } from '#core/vocabulary.ts';
import accessMessages, { type Messages } from '#messages/access/en.gen.ts';
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

/** "1 has free movement, 83 need an ETA and 114 need a visa"; '' without any. */
export function countsInWords(counts: AccessCounts): string {
  return listOf(counts, accesses);
}

/**
 * What a number without visas consists of: "1 has free movement and 83 need an ETA"; '' if all are
 * visa free.
 */
export function noVisaInWords(counts: AccessCounts): string {
  const isPlain = countOpen(counts, 'no-visa') === counts.visa_free;
  return isPlain ? '' : listOf(counts, accessesOf('no-visa'));
}

function listOf(counts: AccessCounts, shown: readonly Access[]): string {
  const counted = shown.filter((access) => counts[access] > 0);
  return listInWords(counted.map((access) => t(keys[access], { count: counts[access] })));
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
