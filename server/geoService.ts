import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

const TIMEOUT_MS = 1500;
const CACHE_ENTRIES = 10_000;
const CACHE_TTL_MS = 24 * 60 * 60 * 1000;

const answer = z.object({ country_code: z.string() });

/** Loopback, private and link-local ranges (RFC 1918, 4193, 4291, 3927): no service knows them. */
const localAddresses = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  localAddresses.addSubnet(network, prefix, 'ipv4');
}
localAddresses.addAddress('::1', 'ipv6');
localAddresses.addSubnet('fc00::', 7, 'ipv6');
localAddresses.addSubnet('fe80::', 10, 'ipv6');

/**
 * Asks the HTTP JSON service at `url`, where `{ip}` stands for the address, and reads its
 * `country_code`. Answers are kept for a day; local addresses are never asked about.
 * The returned function throws when the service fails or takes longer than 1.5 s.
 */
export function createGeoService(url: string) {
  const cache = new LRUCache<string, string>({ max: CACHE_ENTRIES, ttl: CACHE_TTL_MS });
  return async (address: string): Promise<string | undefined> => {
    if (localAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return undefined;
    const kept = cache.get(address);
    if (kept) return kept;
    const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The geolocation service answered ${response.status}`);
    const code = answer.parse(await response.json()).country_code.toUpperCase();
    cache.set(address, code);
    return code;
  };
}
