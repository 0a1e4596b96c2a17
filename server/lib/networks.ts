import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network that limits count an address by: an IPv4 address itself, also one written as IPv6
 * (::ffff:192.0.2.1), and the /64 of an IPv6 address, which is what one household is given
 * (RFC 6177). What is no address is its own network.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/64`)}/64`;
}

/** A link-local address may name the interface it came by: fe80::1%eth0. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '');
}
