import type { Access } from '../../../db/schema.ts';
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

export const verdictWords: Record<Exclude<VisaStatus, 'unknown'>, VerdictWords> = {
  'own-country': {
    heading: 'No Visa Required',
    detail: 'This is within the country of your passport: enter on it',
  },
  'freedom-of-movement': { heading: 'No Visa Required', detail: 'Freedom of movement' },
  'visa-free': { heading: 'No Visa Required', detail: 'Visa-free travel available' },
  'on-arrival': { heading: 'Visa Required', detail: 'Available on arrival' },
  eta: { heading: 'Travel Authorisation Required', detail: 'Apply online before you travel' },
  'e-visa': { heading: 'Visa Required', detail: 'Apply online before you travel' },
  'travel-permit': { heading: 'Travel Permit Required', detail: 'Apply before you travel' },
  'in-advance': { heading: 'Visa Required', detail: 'Must be obtained in advance' },
  'no-admission': {
    heading: 'Entry Not Admitted',
    detail: 'Holders of this passport are not let in',
  },
};

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
