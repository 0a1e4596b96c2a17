import * as z from 'zod/mini';
import { email, optionalText, requiredText, rowVersion } from './text.ts';

/** An https address, or nothing: the network is then named without a link. */
const profileAddress = optionalText(500).check(
  z.refine<string>(
    (value) => value === '' || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'Enter an address that starts with https://',
  ),
);

/** The contact block and office hours that the public pages show. */
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
});

export const siteContactUpdate = z.extend(siteContact, { version: rowVersion });

export type SiteContact = z.infer<typeof siteContact>;

/** What a new site shows until an administrator says otherwise. Hours are the specification's. */
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
};
