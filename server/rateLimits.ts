import { TRPCError } from '@trpc/server';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may be tried: `points` times in `duration` seconds. */
const limits = {
  /** Sign-in attempts from one address, whatever the account. */
  signInByAddress: { points: 20, duration: 15 * 60 },
  /** Failed sign-ins to one account, wherever from. */
  signInByAccount: { points: 10, duration: 15 * 60 },
  newsletter: { points: 10, duration: 60 * 60 },
  contact: { points: 10, duration: 60 * 60 },
  setUp: { points: 10, duration: 15 * 60 },
  passwordChange: { points: 10, duration: 15 * 60 },
};

export type RateLimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one try for `key`. Throws TOO_MANY_REQUESTS when there were too many. */
  count: (name: RateLimitName, key: string) => Promise<void>;
  /** Forgets the tries of `key`. */
  forget: (name: RateLimitName, key: string) => Promise<void>;
};

/** Limits kept in this process's memory: they begin anew when it starts. */
export function createRateLimits(): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [name, new RateLimiterMemory(options)]),
  ) as Record<RateLimitName, RateLimiterMemory>;

  return {
    async count(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        throw tooMany((refusal as RateLimiterRes).msBeforeNext);
      }
    },
    async forget(name, key) {
      await limiters[name].delete(key);
    },
  };
}

function tooMany(msBeforeNext: number): TRPCError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  });
}
