import verdictMessages, { type Messages } from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ListedAccess, ShownAccess } from '../access.ts';

const t = translator(verdictMessages);

const accessKeys = {
  own_country: 'accessOwnCountry',
  freedom_of_movement: 'accessFreedomOfMovement',
  visa_free: 'accessVisaFree',
  visa_on_arrival: 'accessVisaOnArrival',
  eta: 'accessEta',
  e_visa: 'accessEVisa',
  travel_permit: 'accessTravelPermit',
  visa_required: 'accessVisaRequired',
  no_admission: 'accessNoAdmission',
  suspended: 'accessSuspended',
  unknown: 'accessUnknown',
} as const satisfies Record<ShownAccess, keyof Messages>;

/** The name of an access in rows, badges, tables, titles and changes; null and `unknown` have no answer. */
export function accessInWords(access: ListedAccess | 'unknown'): string {
  return t(accessKeys[access ?? 'unknown']);
}
