import type { Access } from '../../../db/schema.ts';

/** The words for an access in badges, tables and changes. */
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
