import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { DAY_MS } from '#core/dates.ts';

const TIMEOUT_MS = 1500;
const CACHE_ENTRIES = 10_000;
const CACHE_TTL_MS = DAY_MS;

const answer = z.object({ country_code: z.string() });

/**
 * Returns a function that asks the HTTP JSON service at `url` (`{ip}` is replaced by the address)
 * and returns its `country_code`. Responses are cached for a day. It throws when the service fails
 * or takes longer than 1.5 s.
 */
export function createGeoService(url: string) {
  const cache = new LRUCache<string, string>({ max: CACHE_ENTRIES, ttl: CACHE_TTL_MS });
  return async (address: string): Promise<string> => {
    const cached = cache.get(address);
    if (cached) return cached;
    const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
      headers: { accept: 'application/json' },
      // Addresses must not be sent to any other host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The geolocation service answered ${response.status}`);
    const code = answer.parse(await response.json()).country_code.toUpperCase();
    cache.set(address, code);
    return code;
  };
}
