import type { Access } from '../../../db/schema.ts';

/** How badges, tables and changes word an answer. */
export const accessWords: Record<Access, string> = {
  freedom_of_movement: 'Freedom of movement',
  visa_free: 'Visa free',
  visa_on_arrival: 'Visa on arrival',
  eta: 'Travel authorisation',
  e_visa: 'E-visa',
  travel_permit: 'Travel permit',
  visa_required: 'Visa required',
  no_admission: 'Entry not admitted',
};
