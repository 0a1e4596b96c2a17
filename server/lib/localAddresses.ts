import { BlockList, isIP } from 'node:net';

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

/** Whether the address means another machine in every network, so that it tells no country. */
export function isLocalAddress(address: string): boolean {
  return local.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
