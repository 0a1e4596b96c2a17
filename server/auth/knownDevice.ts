import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The device cookie of a browser that has signed in, whose later attempts are rate limited
 * separately: a random id and its HMAC, keyed with the account's password hash. Valid for that
 * account until its password changes; nothing is stored on the server. (OWASP: "Slow Down Online
 * Guessing Attacks with Device Cookies".)
 */
export function createDeviceToken(passwordHash: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(id, passwordHash)}`;
}

/** The id in a device token if it was signed with this password hash; otherwise undefined. */
export function deviceIdOf(
  token: string | undefined,
  passwordHash: string | undefined,
): string | undefined {
  if (!token || !passwordHash) return undefined;
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(id, passwordHash));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest('base64url');
}
