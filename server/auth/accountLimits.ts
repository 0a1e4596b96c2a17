import { createHash } from 'node:crypto';
import { CLOCK_SKEW_MS, HOUR_S } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import {
  addTries,
  type CountedTries,
  deleteTries,
  deleteTriesBeginningWith,
  deleteTriesEndedBy,
  listTries,
  type RateLimitKey,
} from '#db/queries/rateLimits.ts';
import { type RateLimit, tooManyTries } from '../rateLimits.ts';

/**
 * Rate limits of accounts, counted in the database across processes and restarts, so that more
 * processes don't allow more guesses.
 */
export const accountLimits = {
  /** Sign-in attempts from one network, for any account. */
  signInByNetwork: { tries: 20, seconds: 15 * 60 },
  /** Failed sign-ins to one account from one network. */
  signInToAccountByNetwork: { tries: 10, seconds: 15 * 60 },
  /**
   * Failed sign-ins to one account from anywhere: 10,000 guesses a day at passwords of 15
   * characters. Known browsers are counted separately, so that strangers can't lock out an
   * account's owner.
   */
  signInToAccount: { tries: 100, seconds: 15 * 60 },
  /** Failed sign-ins from one browser that has signed in to the account before. */
  signInByDevice: { tries: 10, seconds: 15 * 60 },
  /**
   * Codes sent with the right password. A guess succeeds 3 times in a million: about once in 1,400
   * days. Known browsers are counted separately here too.
   */
  twoFactorCode: { tries: 10, seconds: HOUR_S },
  setUp: { tries: 10, seconds: 15 * 60 },
  /** Uses of invitation and password reset links from one network. */
  accountLink: { tries: 10, seconds: 15 * 60 },
  /** Attempts at the current password when changing one's own account. */
  passwordChange: { tries: 10, seconds: 15 * 60 },
} satisfies Record<string, RateLimit>;

export type AccountLimitName = keyof typeof accountLimits;

export function isAccountLimit(name: string): name is AccountLimitName {
  return name in accountLimits;
}

/** A limit and the parts of its key. */
export type Try = { limit: AccountLimitName; by: readonly string[] };

/**
 * Counts an attempt against each limit. Throws RateLimited, without counting or writing, when a
 * limit is exceeded.
 */
export async function countTries(db: Db, tries: readonly Try[]): Promise<void> {
  const now = Date.now();
  const at = isoTime(now);
  const keys = tries.map(({ limit, by }) => ({
    ...keyOf({ limit, by }),
    ...endsOf(accountLimits[limit].seconds, now),
  }));
  refuseAbove(await listTries(db, keys, at), { allowsOneMore: true });
  // Includes simultaneous attempts in other processes.
  refuseAbove(await addTries(db, keys, at), { allowsOneMore: false });

  function refuseAbove(counted: CountedTries[], { allowsOneMore }: { allowsOneMore: boolean }) {
    for (const { limit } of tries) {
      const known = counted.find(({ name }) => name === limit);
      const count = (known?.tries ?? 0) + (allowsOneMore ? 1 : 0);
      if (known && count > accountLimits[limit].tries) {
        throw tooManyTries(Date.parse(known.endsAt) - now);
      }
    }
  }
}

/** Deletes the counters that have ended. Returns their number. */
export function deleteEndedTries(db: Db): Promise<number> {
  const now = Date.now();
  const longest = Math.max(...Object.values(accountLimits).map(({ seconds }) => seconds));
  const { latestEnd } = endsOf(longest, now);
  return deleteTriesEndedBy(db, { now: isoTime(now), latestEnd });
}

/** Resets the counters of these attempts. */
export async function forgetTries(db: Db, tries: readonly Try[]): Promise<void> {
  // One row per statement, or two processes could deadlock.
  for (const one of tries) await deleteTries(db, keyOf(one));
}

/** Resets all counters of an account after its owner has been authenticated in another way. */
export async function forgetTriesAt(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  for (const name of ['signInToAccount', 'signInToAccountByNetwork'] satisfies Try['limit'][]) {
    await deleteTriesBeginningWith(db, { name, hash: hashOf(email) });
  }
  await forgetTries(db, [
    { limit: 'passwordChange', by: [id] },
    { limit: 'twoFactorCode', by: [id] },
  ]);
}

/** The end of a counter that starts at `now`, and the latest end of one by another process. */
function endsOf(seconds: number, now: number): { endsAt: string; latestEnd: string } {
  const end = now + seconds * 1000;
  return { endsAt: isoTime(end), latestEnd: isoTime(end + CLOCK_SKEW_MS) };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/**
 * Hashes each part separately, so that all keys of an account can be found. The hash shortens typed
 * text and keeps it from being read in passing; it doesn't protect addresses, which can be guessed,
 * even with a secret in the same database. Rows are deleted soon after they end.
 */
function keyOf({ limit, by }: Try): RateLimitKey {
  return { name: limit, keyHash: by.map(hashOf).join(' ') };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
