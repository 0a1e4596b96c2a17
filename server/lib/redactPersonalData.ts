import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLocalAddress } from './localAddresses.ts';

/** The network a log line names instead of an address, in bits: enough to see a pattern in. */
const KEPT_BITS = { ipv4: 24, ipv6: 48 };

// Bounded, so that a long text without an @ takes no longer than its length (RFC 5321, 4.5.3.1).
const email = /[^\s@"'<>()[\]=:,;/?&]{1,64}@[^\s@"'<>()[\]=:,;/?&]{1,255}\.[a-z]{2,63}/gi;
const ipv4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)/g;
const ipv6 = /(?<![\w.:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?:\.\d{1,3}){0,3}(?![\w:])/gi;

/**
 * The network of an address in place of the address: 203.0.113.7 becomes 203.0.113.0, and
 * 2001:db8:1:2::3 becomes 2001:db8:1::. What is no address becomes "unknown".
 */
export function truncatedAddress(address: string | undefined): string {
  const bare = address?.replace(/%.*$/, '') ?? '';
  if (isIP(bare) === 0) return 'unknown';
  const parsed = ipaddr.process(bare);
  const kind = parsed.kind() === 'ipv4' ? 'ipv4' : 'ipv6';
  const network = `${parsed.toString()}/${KEPT_BITS[kind]}`;
  return kind === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(network).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(network).toString();
}

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
