import { isIP } from 'node:net';
import { isLocalAddress, truncatedAddress } from './ip.ts';

// Bounded, so that a long text without an @ takes no longer than its length (RFC 5321, 4.5.3.1).
const email = /[^\s@"'<>()[\]=:,;/?&]{1,64}@[^\s@"'<>()[\]=:,;/?&]{1,255}\.[a-z]{2,63}/gi;
const ipv4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)/g;
const ipv6 = /(?<![\w.:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?:\.\d{1,3}){0,3}(?![\w:])/gi;

/**
 * The text with e-mail addresses taken out and visitors' network addresses shortened. Local ones
 * stay: they name a machine of the operator's, and an error about it is of no use without.
 */
export function redactPersonalData(text: string): string {
  return text.replace(email, '(e-mail)').replace(ipv4, shorten).replace(ipv6, shorten);
}

function shorten(found: string): string {
  return isIP(found) === 0 || isLocalAddress(found) ? found : truncatedAddress(found);
}
