import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from '../errors.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';

/**
 * OWASP Password Storage Cheat Sheet: Argon2id (the package's own default) with 19 MiB, 2 passes,
 * 1 lane. It runs on libuv's thread pool.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads; files, compression and images need the others. */
const CONCURRENCY = 2;

/** A longer queue would mean waiting more than a second; only attacks fill it. */
export const QUEUE_MAX = 50;

/** `Retry-After` while overloaded, in seconds. */
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

/** Throws Overloaded when the queue is full, before the caller writes to the database. */
export function requireFreeQueue(): void {
  if (limit.isFull()) throw overloaded();
}

/** An encoded Argon2id hash with a random salt. Throws Overloaded when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

let unknownAccountHash: Promise<string> | undefined;

/**
 * Whether the password matches `passwordHash`. For an unknown account (`undefined`) it compares a
 * fixed hash, which takes as long, and returns false. Throws Overloaded when the queue is full.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Outside the limit: otherwise a full queue at the first call would be cached as the result.
  unknownAccountHash ??= hash('no account has this password', cost);
  const compared = passwordHash ?? (await unknownAccountHash);
  const matches = await limited(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
