import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { Overloaded } from '../services/errors.ts';

/**
 * OWASP Password Storage Cheat Sheet: Argon2id (the package's own default) with 19 MiB, 2 passes,
 * 1 lane. It runs on libuv's thread pool.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads: files, compression and images need the others. */
const CONCURRENCY = 2;

/** Anything behind so many would wait for more than a second; only an attack queues them. */
export const QUEUE_MAX = 50;

/** When to try again while overloaded, in seconds. */
const RETRY_AFTER_S = 60;

const limit = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  return limit(work).catch((error) => {
    throw error instanceof QueueFullError ? overloaded(error) : error;
  });
}

function overloaded(cause?: unknown): Overloaded {
  const message = 'Too many people are signing in. Try again in a minute.';
  return new Overloaded(message, RETRY_AFTER_S, { cause });
}

/** Throws Overloaded while no password could be checked: a flood is not worth a note each. */
export function requireFreeQueue(): void {
  if (limit.isFull()) throw overloaded();
}

/** An encoded Argon2id hash with its own random salt. Throws Overloaded when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

let unknownAccountHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind `passwordHash`. For an unknown account (`undefined`) a
 * fixed hash is compared all the same, so that the result takes as long and is always false.
 * Throws Overloaded when the queue is full.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Outside the limit: a full queue at the first call would otherwise be remembered as the result.
  unknownAccountHash ??= hash('no account has this password', cost);
  const compared = passwordHash ?? (await unknownAccountHash);
  const matches = await limited(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
