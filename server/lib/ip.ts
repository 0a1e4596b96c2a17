import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Loopback, private and link-local ranges (RFC 1122, 1918, 3927, 4193, 4291). */
const local = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  local.addSubnet(network, prefix, 'ipv4');
}
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Logged bits of an address: enough to see patterns. */
const LOGGED_BITS = { ipv4: 24, ipv6: 48 };

/** A household gets a /64 or more (RFC 6177). */
const NETWORK_BITS = { ipv4: 32, ipv6: 64 };

/** Bits of an address in lists of sessions: enough to recognise one's own network. */
const SHOWN_BITS = { ipv4: 24, ipv6: 64 };

/**
 * Normalises an address: drops the port and brackets that proxies add (192.0.2.1:5678, [2001:db8::1]:5678)
 * and the interface of a link-local one (fe80::1%eth0), and converts ::ffff:192.0.2.1 of a dual-stack
 * socket to IPv4. Returns other text unchanged.
 */
export function plainAddress(address: string): string {
  const withoutPort = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const withoutZone = withoutPort.replace(/%.*$/, '');
  // Most addresses are normalised already.
  if (isIP(withoutZone) !== 6) return isIP(withoutZone) === 4 ? withoutZone : address;
  return /^[0:]*:ffff:/i.test(withoutZone) ? ipaddr.process(withoutZone).toString() : withoutZone;
}

/** Whether the address is loopback, private or link-local, so has no country. */
export function isLocalAddress(address: string): boolean {
  const plain = plainAddress(address);
  return local.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether an address is on the public internet: not this machine, a private network or a reserved
 * range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** The only range of IPv6 that the internet's registries give out: RFC 4291, section 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * The network by which limits count an address: an IPv4 address itself, an IPv6 /64. Other text is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const network = truncate(address, NETWORK_BITS);
  if (network === undefined) return address;
  return isIP(network) === 6 ? `${network}/${NETWORK_BITS.ipv6}` : network;
}

/**
 * The network of an address: 203.0.113.7 becomes 203.0.113.0, and 2001:db8:1:2::3 becomes
 * 2001:db8:1::. Other text becomes "unknown".
 */
export function truncatedAddress(address: string | undefined): string {
  return truncate(address ?? '', LOGGED_BITS) ?? 'unknown';
}

/**
 * The network of an address for display: 203.0.113.7 becomes 203.0.113.0/24. Empty for other text.
 */
export function shownNetworkOf(address: string): string {
  const network = truncate(address, SHOWN_BITS);
  if (network === undefined) return '';
  return `${network}/${isIP(network) === 6 ? SHOWN_BITS.ipv6 : SHOWN_BITS.ipv4}`;
}

function truncate(address: string, bits: { ipv4: number; ipv6: number }): string | undefined {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 4) return ipaddr.IPv4.networkAddressFromCIDR(`${plain}/${bits.ipv4}`).toString();
  if (family === 6) return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits.ipv6}`).toString();
  return undefined;
}
