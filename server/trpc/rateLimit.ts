import type { RateLimitName } from '../http/limits/rateLimits.ts';
import { networkOf } from '../lib/ip.ts';
import type { Context } from './context.ts';

/** Counts one attempt by the network the request came from. Throws RateLimited. */
export function countAttempt(
  { rateLimits, request, reply }: Pick<Context, 'rateLimits' | 'request' | 'reply'>,
  name: RateLimitName,
): void {
  rateLimits.count(name, networkOf(request.ip), reply);
}
