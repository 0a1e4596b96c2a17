import { isIP } from 'node:net';
import { isLocalAddress, truncatedAddress } from './ip.ts';

// Bounded for linear time on long texts without an @ (RFC 5321, 4.5.3.1).
const email = /[^\s@"'<>()[\]=:,;/?&]{1,64}@[^\s@"'<>()[\]=:,;/?&]{1,255}\.[a-z]{2,63}/gi;
const ipv4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)/g;
const ipv6 = /(?<![\w.:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?:\.\d{1,3}){0,3}(?![\w:])/gi;

/**
 * Removes e-mail addresses from a text and truncates public IP addresses. Local ones stay: they are
 * the operator's machines, and errors about them would be useless without.
 */
export function redactPersonalData(text: string): string {
  return text.replace(email, '(e-mail)').replace(ipv4, shorten).replace(ipv6, shorten);
}

function shorten(found: string): string {
  return isIP(found) === 0 || isLocalAddress(found) ? found : truncatedAddress(found);
}
