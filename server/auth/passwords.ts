import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP Password Storage Cheat Sheet: Argon2id (the package's own default) with 19 MiB, 2 passes,
 * 1 lane. It runs on libuv's thread pool.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An encoded Argon2id hash with its own random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let unknownAccountHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind `passwordHash`. For an unknown account (`undefined`) a
 * made-up hash is compared all the same, so that the answer takes as long and is always false.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password);
  return matches && passwordHash !== undefined;
}
