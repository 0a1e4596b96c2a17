import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { addSetting, readSetting } from '../../db/queries/settings.ts';

/** The setting that holds the key of all processes, in base64. */
const KEY = 'signing-key';

/** What a link is good for: a token of one purpose opens nothing of another. */
export type LinkPurpose =
  | 'preview'
  | 'two-factor'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'watch-confirm'
  | 'watch-unsubscribe';

/**
 * A token for a link that needs no account: it states `value`, which can be read but not changed.
 * `expiresAt` null: it never expires.
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

/** The value that a token of this purpose states; null when it is not one of ours or has expired. */
export async function verifyToken(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  // Nothing was ever signed without one: a guess writes none.
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
  // Of two processes that make one at the same moment, the first is everybody's.
  await addSetting(db, KEY, randomBytes(32).toString('base64'), new Date().toISOString());
  return String(await readSetting(db, KEY));
}

async function storedKey(db: Db): Promise<string | undefined> {
  const stored = await readSetting(db, KEY);
  return typeof stored === 'string' ? stored : undefined;
}
