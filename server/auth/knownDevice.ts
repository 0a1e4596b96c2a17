import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a browser keeps after a sign-in, so that its next tries are counted apart from strangers':
 * a random id, and its HMAC with the account's password hash as the key. No other account takes it,
 * a new password ends it, and nothing about it is stored here. (The idea is OWASP's: "Slow Down
 * Online Guessing Attacks with Device Cookies".)
 */
export function createDeviceToken(passwordHash: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(id, passwordHash)}`;
}

/** The id of the browser that shows `mark`, where the account with this password hash gave it. */
export function deviceIdOf(
  mark: string | undefined,
  passwordHash: string | undefined,
): string | undefined {
  if (!mark || !passwordHash) return undefined;
  const [id = '', signature = ''] = mark.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(id, passwordHash));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function signatureOf(id: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest('base64url');
}
