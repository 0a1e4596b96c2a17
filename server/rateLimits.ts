import { LRUCache } from 'lru-cache';
import { UNANSWERED_AT_ONCE } from '#core/answers/unanswered.ts';
import { HOUR_S } from '#core/dates.ts';
import { ANSWERS_A_MINUTE, TABLES_A_MINUTE } from '#core/jsonApi.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { RateLimited } from './errors.ts';

const t = translator(failureMessages);

/** `tries` attempts within `seconds` of the first one. */
export type RateLimit = { tries: number; seconds: number };

/**
 * Rate limits per process. They keep one network from overloading a process or flooding the panel's
 * lists. Each process counts separately, so several processes allow more. Limits that protect
 * accounts are shared: server/auth/accountLimits.ts.
 */
export const rateLimits = {
  newsletter: { tries: 10, seconds: HOUR_S },
  contact: { tries: 10, seconds: HOUR_S },
  answerReport: { tries: 10, seconds: HOUR_S },
  answerWatch: { tries: 10, seconds: HOUR_S },
  /** Stay plans sent without scripts: each renders a page. */
  stayPlan: { tries: 60, seconds: 5 * 60 },
  /** Passport checks sent without scripts: each renders an uncached page. */
  passportCheck: { tries: 60, seconds: 5 * 60 },
  /** Counted questions without an answer: further ones are shown, but not counted. */
  unanswered: { tries: UNANSWERED_AT_ONCE, seconds: 60 },
  /** Searches, of which each in a batch counts; a cached response doesn't. */
  search: { tries: 120, seconds: 60 },
  /** Rendered share images per network; cached ones don't count. */
  shareImage: { tries: 30, seconds: 60 },
  /** JSON API requests from one network, including cached responses and errors. */
  jsonApi: { tries: ANSWERS_A_MINUTE, seconds: 60 },
  /** Of these, whole tables of a passport or a destination, counted separately. */
  jsonApiTable: { tries: TABLES_A_MINUTE, seconds: 60 },
} satisfies Record<string, RateLimit>;

/**
 * Remembered keys per limit. Beyond it the least recently used is dropped, so that a flood of
 * addresses takes a few megabytes at most.
 */
export const KEYS_MAX = 10_000;

export type RateLimitName = keyof typeof rateLimits;

export type RateLimits = {
  /** Counts an attempt for `key`. Throws RateLimited above the limit. */
  count: (name: RateLimitName, key: string) => void;
};

/** A key's attempts until `endsAt`, by `performance.now`: the clock of dates may be set. */
type Tries = { count: number; endsAt: number };

/** Rate limits in memory; a restart resets them. */
export function createRateLimits(): RateLimits {
  // Created on first use: a cache allocates memory for all its keys at once.
  const triesOf = new Map<RateLimitName, LRUCache<string, Tries>>();
  function triesAt(name: RateLimitName) {
    const tries = triesOf.get(name) ?? new LRUCache<string, Tries>({ max: KEYS_MAX });
    triesOf.set(name, tries);
    return tries;
  }

  return {
    count(name, key) {
      const limit = rateLimits[name];
      const tries = triesAt(name);
      // Whole, or the time left after an addition could be a little more than the limit's.
      const now = Math.floor(performance.now());
      const known = tries.get(key);
      if (!known || known.endsAt <= now) {
        tries.set(key, { count: 1, endsAt: now + limit.seconds * 1000 });
        return;
      }
      known.count += 1;
      if (known.count <= limit.tries) return;
      throw tooManyTries(known.endsAt - now);
    },
  };
}

/** The error for an attempt above a limit that resets in `leftMs`. */
export function tooManyTries(leftMs: number): RateLimited {
  const secondsLeft = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(secondsLeft / 60);
  return new RateLimited(t('tooManyTries', { minutes }), secondsLeft);
}
