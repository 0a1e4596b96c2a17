import type { ContactPart } from '../../../../server/schemas/settings/settings.ts';

/** What the panel calls the parts of the contact block in the middle of a sentence. */
export const contactPartNames: Record<ContactPart, string> = {
  postalAddress: 'postal address',
  email: 'email',
  phone: 'phone',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
};
