import type { Access } from '../../../db/schema.ts';
import { translator } from '../../../messages/translate.ts';
import verdictMessages, { type Messages } from '../../../messages/verdict/en.gen.ts';
import type { EntryAnswer } from './access.ts';
import { accessInWords } from './accessWords.ts';

/** The verdict of an answer, as the sticker words it. No zod here: public pages load this. */

/** The verdict's status. Unknown is a separate status, never "no visa needed". */
export type VisaStatus =
  | 'own-country'
  | 'freedom-of-movement'
  | 'visa-free'
  | 'on-arrival'
  | 'eta'
  | 'e-visa'
  | 'travel-permit'
  | 'in-advance'
  | 'no-admission'
  | 'unknown';

/** The heading and the line below it. */
export type VerdictWords = { heading: string; detail: string };

const messageKeys = {
  'own-country': { heading: 'noVisaRequired', detail: 'ownCountryLine' },
  'freedom-of-movement': { heading: 'noVisaRequired', detail: 'freeMovement' },
  'visa-free': { heading: 'noVisaRequired', detail: 'visaFreeLine' },
  'on-arrival': { heading: 'visaRequired', detail: 'onArrivalLine' },
  eta: { heading: 'authorisationRequired', detail: 'applyOnline' },
  'e-visa': { heading: 'visaRequired', detail: 'applyOnline' },
  'travel-permit': { heading: 'permitRequired', detail: 'applyBefore' },
  'in-advance': { heading: 'visaRequired', detail: 'inAdvanceLine' },
  'no-admission': { heading: 'entryNotAdmitted', detail: 'noAdmissionLine' },
} as const satisfies Record<
  Exclude<VisaStatus, 'unknown'>,
  Record<keyof VerdictWords, keyof Messages>
>;

/** The heading and the line below it for a status with an answer. */
export function verdictWords(status: Exclude<VisaStatus, 'unknown'>): VerdictWords {
  const t = translator(verdictMessages);
  const { heading, detail } = messageKeys[status];
  return { heading: t(heading), detail: t(detail) };
}

const statuses: Record<Access | 'own_country', Exclude<VisaStatus, 'unknown'>> = {
  own_country: 'own-country',
  freedom_of_movement: 'freedom-of-movement',
  visa_free: 'visa-free',
  visa_on_arrival: 'on-arrival',
  eta: 'eta',
  e_visa: 'e-visa',
  travel_permit: 'travel-permit',
  visa_required: 'in-advance',
  no_admission: 'no-admission',
};

/** All statuses, easiest first; unknown has no rank and sorts last. */
const byEase: VisaStatus[] = [
  'own-country',
  'freedom-of-movement',
  'visa-free',
  'on-arrival',
  'eta',
  'e-visa',
  'travel-permit',
  'in-advance',
  'no-admission',
  'unknown',
];

/** A stable comparison by ease of entry. */
export function byEaseOfEntry(a: { status: VisaStatus }, b: { status: VisaStatus }): number {
  return byEase.indexOf(a.status) - byEase.indexOf(b.status);
}

export function statusOf(access: EntryAnswer['access']): VisaStatus {
  return access === null ? 'unknown' : statuses[access];
}

/** The name of a status in a row, as of its access. */
export function statusInWords(status: VisaStatus): string {
  const known = Object.entries(statuses).find(([, one]) => one === status)?.[0];
  return accessInWords((known ?? null) as EntryAnswer['access']);
}
