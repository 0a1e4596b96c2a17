import type { RateLimitName } from '../http/limits/rateLimits.ts';
import { networkOf } from '../lib/ip.ts';
import type { Context } from './context.ts';

/** Counts an attempt by the request's network. Throws RateLimited. */
export function countAttempt(
  { rateLimits, request, reply }: Pick<Context, 'rateLimits' | 'request' | 'reply'>,
  name: RateLimitName,
): void {
  rateLimits.count(name, networkOf(request.ip), reply);
}
