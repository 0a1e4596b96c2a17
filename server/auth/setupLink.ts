import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { deleteSetting, readSetting, writeSetting } from '../../db/queries/settings.ts';
import { hasUsers } from '../../db/queries/users.ts';

const KEY = 'setupLink';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type StoredLink = { tokenHash: string; expiresAt: string };

/**
 * The token of a new one-time link with which the first administrator chooses e-mail and password,
 * or null when there is an administrator already. The link before it stops working.
 */
export async function createSetupToken(db: Db): Promise<string | null> {
  if (await hasUsers(db)) return null;
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const link: StoredLink = {
    tokenHash: hashOf(token),
    expiresAt: new Date(now + LIFETIME_MS).toISOString(),
  };
  await writeSetting(db, KEY, link, new Date(now).toISOString());
  return token;
}

/** Whether the token is that of the current link, unused and at most 24 hours old. */
export async function setupTokenIsValid(db: Db, token: string): Promise<boolean> {
  const link = (await readSetting(db, KEY)) as StoredLink | undefined;
  if (!link || link.expiresAt <= new Date().toISOString() || (await hasUsers(db))) return false;
  return timingSafeEqual(Buffer.from(link.tokenHash), Buffer.from(hashOf(token)));
}

/** Invalidates the link. */
export async function discardSetupToken(db: Db): Promise<void> {
  await deleteSetting(db, KEY);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
