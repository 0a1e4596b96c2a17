import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/client.ts';
import {
  addTries,
  type CountedTries,
  deleteTries,
  deleteTriesBeginningWith,
  listTries,
  type RateLimitKey,
} from '../../db/queries/rateLimits.ts';
import { type RateLimit, tooManyTries } from '../http/limits/rateLimits.ts';

/**
 * The rate limits that guard accounts. They count over all processes and restarts, in the database:
 * whoever guesses must gain nothing by more processes.
 */
export const accountLimits = {
  /** Sign-in attempts from one network, whatever the account. */
  signInByNetwork: { tries: 20, seconds: 15 * 60 },
  /** Failed sign-ins to one account from one network. */
  signInToAccountByNetwork: { tries: 10, seconds: 15 * 60 },
  /**
   * Failed sign-ins to one account, wherever from: 10,000 guesses a day at passwords of 15
   * characters. Browsers that have signed in before are counted apart, so that strangers can't lock
   * an account for its owner.
   */
  signInToAccount: { tries: 100, seconds: 15 * 60 },
  /** Failed sign-ins from one browser that has signed in to the account before. */
  signInByDevice: { tries: 10, seconds: 15 * 60 },
  /**
   * Codes that were sent with the right password, each of which is right by chance 3 in a million
   * times: about one guess in 1,400 days. Known browsers are counted apart here too.
   */
  twoFactorCode: { tries: 10, seconds: 60 * 60 },
  setUp: { tries: 10, seconds: 15 * 60 },
  /** Uses of invitations and of links to choose another password, from one network. */
  accountLink: { tries: 10, seconds: 15 * 60 },
  /** Attempts at one's own password, where a change of the account asks for it. */
  passwordChange: { tries: 10, seconds: 15 * 60 },
} satisfies Record<string, RateLimit>;

/** A limit, and whom the try is counted for. */
export type Try = { limit: keyof typeof accountLimits; by: readonly string[] };

/**
 * Counts a try against each of the limits. Throws RateLimited, and counts nothing, when one of them
 * is exceeded: an attack that is refused writes nothing more. `reply` then tells the seconds to wait.
 */
export async function countTries(
  db: Db,
  tries: readonly Try[],
  reply: Pick<FastifyReply, 'header'>,
): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const keys = tries.map(({ limit, by }) => ({
    ...keyOf({ limit, by }),
    endsAt: new Date(now + accountLimits[limit].seconds * 1000).toISOString(),
  }));
  refuseAbove(await listTries(db, keys, at), { allowsOneMore: true });
  // The tries of the same moment in other processes are in this count, whichever came first.
  refuseAbove(await addTries(db, keys, at), { allowsOneMore: false });

  function refuseAbove(counted: CountedTries[], { allowsOneMore }: { allowsOneMore: boolean }) {
    for (const { limit } of tries) {
      const known = counted.find(({ name }) => name === limit);
      const count = (known?.tries ?? 0) + (allowsOneMore ? 1 : 0);
      if (known && count > accountLimits[limit].tries) {
        throw tooManyTries(Date.parse(known.endsAt) - now, reply);
      }
    }
  }
}

/** Forgets what was counted for these. */
export async function forgetTries(db: Db, tries: readonly Try[]): Promise<void> {
  // One row a statement: several could wait for those that a try holds, and it for them.
  for (const one of tries) await deleteTries(db, keyOf(one));
}

/** Forgets every try at the account: its owner has been let in another way. */
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

/**
 * Each part is hashed by itself, so that all keys of one account can be found. The hash makes what
 * someone typed short and keeps it from being read in passing; that is all it is for. Addresses can
 * be guessed, and a secret beside them in the database would not change that: rows are deleted soon
 * after they end.
 */
function keyOf({ limit, by }: Try): RateLimitKey {
  return { name: limit, keyHash: by.map(hashOf).join(' ') };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
