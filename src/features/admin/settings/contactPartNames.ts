import type { ContactPart } from '../../../../server/schemas/settings/settings.ts';

/** Names of the contact block's parts, for the middle of a sentence. */
export const contactPartNames: Record<ContactPart, string> = {
  postalAddress: 'postal address',
  email: 'email',
  phone: 'phone',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
};
