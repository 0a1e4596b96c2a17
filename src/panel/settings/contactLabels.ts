import type { SiteContact } from '#core/inputs/settings/settings.ts';
import type { FieldLabels } from '../forms/versions/compareVersions.ts';

/** The form's labels, for messages that name a field elsewhere. */
export const contactLabels = {
  postalAddress: 'Postal address',
  email: 'Email',
  phone: 'Phone',
  officeHours: 'Office hours',
  socialLinks: 'Social media',
  'socialLinks.facebook': 'Facebook',
  'socialLinks.instagram': 'Instagram',
  'socialLinks.x': 'X',
  hidden: 'What is hidden',
  'hidden.postalAddress': 'Hide postal address',
  'hidden.email': 'Hide email',
  'hidden.phone': 'Hide phone',
  'hidden.facebook': 'Hide Facebook',
  'hidden.instagram': 'Hide Instagram',
  'hidden.x': 'Hide X',
  placeholdersShown: 'Show placeholders to visitors',
} satisfies FieldLabels<SiteContact>;
