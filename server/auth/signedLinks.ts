import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/db.ts';
import { addSetting, readSetting } from '#db/queries/settings.ts';

/** The setting with the signing key of all processes, in base64. */
const KEY = 'signing-key';

/** The purpose of a link: a token is valid for one purpose only. */
export type LinkPurpose =
  | 'preview'
  | 'live-preview'
  | 'two-factor'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'watch-confirm'
  | 'watch-unsubscribe';

/**
 * A signed, readable token with `value`, for links that need no account. It never expires if
 * `expiresAt` is null.
 */
export async function signToken(
  db: Db,
  purpose: LinkPurpose,
  value: string,
  expiresAt: Date | null,
): Promise<string> {
  const stated = JSON.stringify([value, expiresAt?.toISOString() ?? null]);
  const payload = Buffer.from(stated).toString('base64url');
  return `${payload}.${signatureOf(await signingKey(db), purpose, payload)}`;
}

/** The value of a token of this purpose; null when it is invalid or expired. */
export async function verifyToken(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  // Without a key nothing was ever signed, so a forged token must not create one.
  const key = await storedKey(db);
  if (key === undefined) return null;
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(key, purpose, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [value, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return expiresAt === null || expiresAt > new Date().toISOString() ? value : null;
}

function signatureOf(key: string, purpose: LinkPurpose, payload: string): string {
  return createHmac('sha256', key).update(`${purpose} ${payload}`).digest('base64url');
}

async function signingKey(db: Db): Promise<string> {
  const stored = await storedKey(db);
  if (stored !== undefined) return stored;
  // If two processes create a key at once, the first is used by both.
  await addSetting(db, KEY, randomBytes(32).toString('base64'), new Date().toISOString());
  return String(await readSetting(db, KEY));
}

async function storedKey(db: Db): Promise<string | undefined> {
  const stored = await readSetting(db, KEY);
  return typeof stored === 'string' ? stored : undefined;
}
