import * as z from 'zod/mini';
import { email, optionalText, requiredText, rowVersion } from '../text.ts';

/** An https address; if empty, the network is not shown. */
const profileAddress = optionalText(500).check(
  z.refine<string>(
    (value) => value === '' || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'Enter an address that starts with https://',
  ),
);

/** Parts that are placeholders until they are set, and can be hidden. */
const contactParts = ['postalAddress', 'email', 'phone', 'facebook', 'instagram', 'x'] as const;

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
  /** Whether visitors see the placeholders, as on a new site with samples. */
  placeholdersShown: z.boolean(),
});

export const siteContactUpdate = z.extend(siteContact, { version: rowVersion });

export type SiteContact = z.infer<typeof siteContact>;

/**
 * The default is a placeholder, from names and numbers that are reserved for examples (RFC 2606, and
 * 555-0100 to 555-0199 of the North American Numbering Plan). Hours are the specification's.
 */
export const defaultSiteContact: SiteContact = {
  postalAddress: '1 Example Street',
  email: 'hello@example.com',
  phone: '+1 202 555 0100',
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
  placeholdersShown: false,
};

/** Placeholders of earlier versions, which sites have stored. */
const earlierPlaceholders: Partial<Record<ContactPart, string>> = {
  postalAddress: '1 Harbour Street, Port City',
  phone: '+1 555 0100',
};

const valuesOf = (contact: SiteContact): Record<ContactPart, string> => ({
  ...contact,
  ...contact.socialLinks,
});

const defaultValues = valuesOf(defaultSiteContact);

/** The contact as visitors see it; parts that they don't see are null. */
export function publicSiteContact(contact: SiteContact) {
  const { hidden, placeholdersShown, ...block } = contact;
  const placeholders = placeholdersIn(contact);
  const shown = (part: ContactPart, value: string) =>
    hidden[part] || (placeholders.includes(part) && !placeholdersShown) ? null : value;
  const { facebook, instagram, x } = block.socialLinks;
  return {
    postalAddress: shown('postalAddress', block.postalAddress),
    email: shown('email', block.email),
    phone: shown('phone', block.phone),
    officeHours: block.officeHours,
    socialLinks: {
      facebook: shown('facebook', facebook),
      instagram: shown('instagram', instagram),
      x: shown('x', x),
    },
    /** The shown parts that are placeholders: they lead nowhere. */
    placeholders: placeholdersShown ? placeholders : [],
  };
}

/** The parts that are still placeholders, and not hidden. */
export function placeholdersIn(contact: SiteContact): ContactPart[] {
  const values = valuesOf(contact);
  return contactParts.filter(
    (part) =>
      !contact.hidden[part] &&
      [defaultValues[part], earlierPlaceholders[part]].includes(values[part]),
  );
}
