import { hash, verify } from '@node-rs/argon2';
import { TRPCError } from '@trpc/server';

/**
 * OWASP Password Storage Cheat Sheet: Argon2id (the package's own default) with 19 MiB, 2 passes,
 * 1 lane. It runs on libuv's thread pool.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads: files, compression and pictures need the others. */
const AT_ONCE = 2;

/** Those behind them would wait for a second and more; only a flood brings so many. */
export const WAITING_MAX = 50;

/**
 * An encoded Argon2id hash with its own random salt. Throws SERVICE_UNAVAILABLE when too many wait
 * for theirs.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let unknownAccountHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind `passwordHash`. For an unknown account (`undefined`) a
 * made-up hash is compared all the same, so that the answer takes as long and is always false.
 * Throws SERVICE_UNAVAILABLE when too many wait for theirs.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Out of turn, so that a flood at the start can't leave a refusal here for good.
  unknownAccountHash ??= hash('no account has this password', cost);
  const compared = passwordHash ?? (await unknownAccountHash);
  const matches = await inTurn(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length < WAITING_MAX) await new Promise<void>((turn) => waiting.push(turn));
  else {
    throw new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too many people are signing in. Try again in a minute.',
    });
  }
  try {
    return await work();
  } finally {
    // Whose turn comes next takes the place that is given up.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
