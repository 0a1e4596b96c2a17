import { addDays, utcDay } from '#core/dates.ts';
import type { publicSiteContact } from '#core/inputs/settings/settings.ts';
import { addressOf } from '#core/site/pages.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** How long finders may rely on the file, in days: less than a year (RFC 9116, section 2.5.5). */
const VALID_DAYS = 180;

/**
 * /.well-known/security.txt (RFC 9116) of the site at `origin`: whom to tell of a vulnerability, by mail if visitors
 * see an address, and by the contact form. The same all day.
 */
export function securityTxt(
  origin: string,
  { email, placeholders }: Pick<ReturnType<typeof publicSiteContact>, 'email' | 'placeholders'>,
): string {
  const hasMail = email !== null && !placeholders.includes('email');
  return [
    ...(hasMail ? [`Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`] : []),
    `Contact: ${origin}${addressOf.contact}`,
    `Expires: ${addDays(utcDay(), VALID_DAYS)}T00:00:00Z`,
    // The team reads English, in which the panel is.
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
