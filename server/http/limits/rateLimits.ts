import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ANSWERS_A_MINUTE, TABLES_A_MINUTE } from '../../schemas/jsonApi/texts.ts';
import { RateLimited } from '../../services/errors.ts';

/** `tries` times in `seconds`, from the first try on. */
export type RateLimit = { tries: number; seconds: number };

/**
 * How often something may be tried in one process. These limits keep one network from keeping a
 * process busy, or from filling the panel's lists. Each process counts for itself: with several, a
 * network has as many tries more. What guards accounts counts over all of them:
 * server/auth/accountLimits.ts.
 */
export const rateLimits = {
  newsletter: { tries: 10, seconds: 60 * 60 },
  contact: { tries: 10, seconds: 60 * 60 },
  answerReport: { tries: 10, seconds: 60 * 60 },
  answerWatch: { tries: 10, seconds: 60 * 60 },
  /** Plans of stays that are sent without scripts: each is a page to render. */
  stayPlan: { tries: 60, seconds: 5 * 60 },
  /** Checks of a passport's dates without scripts: each renders a page that is not cached. */
  passportCheck: { tries: 60, seconds: 5 * 60 },
  /** Share images rendered for one network; cached ones don't count. */
  shareImage: { tries: 30, seconds: 60 },
  /** Requests to the JSON API from one network, those answered from the cache and errors too. */
  jsonApi: { tries: ANSWERS_A_MINUTE, seconds: 60 },
  /** Of these, whole tables of a passport or a destination; they are counted apart. */
  jsonApiTable: { tries: TABLES_A_MINUTE, seconds: 60 },
} satisfies Record<string, RateLimit>;

/**
 * Keys remembered by each limit. Beyond it the one that was tried longest ago is forgotten, so that
 * a flood of addresses takes a few megabytes and no more.
 */
export const REMEMBERED_KEYS = 10_000;

export type RateLimitName = keyof typeof rateLimits;

export type RateLimits = {
  /**
   * Counts one try for `key`. Throws RateLimited when there were too many; `reply` then tells
   * the seconds to wait (Retry-After, RFC 9110, section 10.2.3).
   */
  count: (name: RateLimitName, key: string, reply: Pick<FastifyReply, 'header'>) => void;
};

/** How often a key was tried since the first try, which counts until `endsAt` (milliseconds since 1970). */
type Tries = { count: number; endsAt: number };

/** Rate limits in this process's memory: a restart resets them. */
export function createRateLimits(): RateLimits {
  // Each at its first try: it takes the memory of all it may remember at once.
  const triesOf = new Map<RateLimitName, LRUCache<string, Tries>>();
  function triesAt(name: RateLimitName) {
    const tries = triesOf.get(name) ?? new LRUCache<string, Tries>({ max: REMEMBERED_KEYS });
    triesOf.set(name, tries);
    return tries;
  }

  return {
    count(name, key, reply) {
      const limit = rateLimits[name];
      const tries = triesAt(name);
      const now = Date.now();
      const known = tries.get(key);
      if (!known || known.endsAt <= now) {
        tries.set(key, { count: 1, endsAt: now + limit.seconds * 1000 });
        return;
      }
      known.count += 1;
      if (known.count <= limit.tries) return;
      throw tooManyTries(known.endsAt - now, reply);
    },
  };
}

/** The refusal of a try while so many milliseconds are left; sets `Retry-After`. */
export function tooManyTries(leftMs: number, reply: Pick<FastifyReply, 'header'>): RateLimited {
  const secondsLeft = Math.max(1, Math.ceil(leftMs / 1000));
  reply.header('retry-after', String(secondsLeft));
  const minutes = Math.ceil(secondsLeft / 60);
  return new RateLimited(
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    secondsLeft,
  );
}
