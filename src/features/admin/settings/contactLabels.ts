import type { SiteContact } from '../../../../server/schemas/settings.ts';

/** What the form calls its fields, for messages that name one away from its place. */
export const contactLabels: Record<keyof SiteContact, string> = {
  postalAddress: 'Postal Address',
  email: 'Email',
  phone: 'Phone',
  officeHours: 'Office hours',
  socialLinks: 'Social media',
  hidden: 'What is hidden',
};
