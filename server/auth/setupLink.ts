import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { hasUsers } from '#db/queries/accounts/users.ts';
import { deleteSetting, readSetting, writeSetting } from '#db/queries/settings.ts';

const KEY = 'setupLink';
const LIFETIME_MS = DAY_MS;

/**
 * Maximum number of valid links: more than processes are started at once. The oldest is dropped
 * first.
 */
const LINKS_MAX = 20;

type StoredLink = { tokenHash: string; expiresAt: string };

/**
 * Creates a one-time link to set up the first administrator, and returns its token; null when an
 * administrator exists. Links printed by other starts stay valid until any of them is used.
 */
export async function createSetupToken(db: Db): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
  return db.transaction().execute(async (trx) => {
    if (await hasUsers(trx)) return null;
    const links = [...(await workingLinks(trx)), { tokenHash: hashOf(token), expiresAt }];
    await writeSetting(trx, KEY, links.slice(-LINKS_MAX), new Date().toISOString());
    return token;
  });
}

/** Whether the token is of an unused link, at most 24 hours old. */
export async function setupTokenIsValid(db: Db, token: string): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const given = Buffer.from(hashOf(token));
  const links = await workingLinks(db);
  return links.some(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash), given));
}

/** Invalidates every link. */
export async function discardSetupTokens(db: Db): Promise<void> {
  await deleteSetting(db, KEY);
}

/** Unexpired links, oldest first. Earlier versions stored a single link, not a list. */
async function workingLinks(db: Db): Promise<StoredLink[]> {
  const stored = (await readSetting(db, KEY)) as StoredLink[] | StoredLink | undefined;
  const now = new Date().toISOString();
  return [stored ?? []].flat().filter(({ expiresAt }) => expiresAt > now);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
