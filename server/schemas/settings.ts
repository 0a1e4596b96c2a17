import * as z from 'zod/mini';
import { email, requiredText } from './text.ts';

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
});

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
};
