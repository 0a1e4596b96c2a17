import * as z from 'zod/mini';
import { email, optionalText, requiredText, rowVersion } from '../text.ts';

/** An https address; if empty, the network is not shown. */
const profileAddress = optionalText(500).check(
  z.refine<string>(
    (value) => value === '' || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'Enter an address that starts with https://',
  ),
);

/** Parts that are placeholders on a new site and can be hidden. */
export const contactParts = [
  'postalAddress',
  'email',
  'phone',
  'facebook',
  'instagram',
  'x',
] as const;

export type ContactPart = (typeof contactParts)[number];

/** The contact block, office hours, and the hidden parts. */
export const siteContact = z.strictObject({
  postalAddress: requiredText('Postal address is required', 500),
  email,
  phone: requiredText('Phone is required', 40),
  officeHours: z
    .array(
      z.strictObject({
        days: requiredText('Days are required', 60),
        hours: requiredText('Hours are required', 60),
      }),
    )
    .check(z.maxLength(14, 'Use at most 14 lines')),
  socialLinks: z.strictObject({
    facebook: profileAddress,
    instagram: profileAddress,
    x: profileAddress,
  }),
  hidden: z.strictObject({
    postalAddress: z.boolean(),
    email: z.boolean(),
    phone: z.boolean(),
    facebook: z.boolean(),
    instagram: z.boolean(),
    x: z.boolean(),
  } satisfies Record<ContactPart, unknown>),
});

export const siteContactUpdate = z.extend(siteContact, { version: rowVersion });

export type SiteContact = z.infer<typeof siteContact>;

/** The defaults of a new site. Hours are the specification's. */
export const defaultSiteContact: SiteContact = {
  postalAddress: '1 Harbour Street, Port City',
  email: 'hello@example.com',
  phone: '+1 555 0100',
  officeHours: [
    { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
    { days: 'Saturday', hours: '10 AM to 4 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  socialLinks: { facebook: '', instagram: '', x: '' },
  hidden: {
    postalAddress: false,
    email: false,
    phone: false,
    facebook: false,
    instagram: false,
    x: false,
  },
};

const valuesOf = (contact: SiteContact): Record<ContactPart, string> => ({
  ...contact,
  ...contact.socialLinks,
});

const defaultValues = valuesOf(defaultSiteContact);

/** The contact as visitors see it; hidden parts and placeholders are null. */
export function publicSiteContact({ hidden, ...contact }: SiteContact) {
  const shown = (part: ContactPart, value: string) =>
    hidden[part] || value === defaultValues[part] ? null : value;
  const { facebook, instagram, x } = contact.socialLinks;
  return {
    postalAddress: shown('postalAddress', contact.postalAddress),
    email: shown('email', contact.email),
    phone: shown('phone', contact.phone),
    officeHours: contact.officeHours,
    socialLinks: {
      facebook: shown('facebook', facebook),
      instagram: shown('instagram', instagram),
      x: shown('x', x),
    },
  };
}

/** The parts that are still placeholders, and not hidden: visitors see none of them. */
export function placeholdersIn(contact: SiteContact): ContactPart[] {
  const values = valuesOf(contact);
  return contactParts.filter(
    (part) => !contact.hidden[part] && values[part] === defaultValues[part],
  );
}
