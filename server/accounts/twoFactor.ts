import { HOUR_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { deleteSessionsOfUser } from '#db/queries/accounts/sessions.ts';
import { replaceRecoveryCodes, setTotpSecret } from '#db/queries/accounts/twoFactor.ts';
import { signToken, verifyToken } from '../auth/signedLinks.ts';
import { newRecoveryCodes, newTotpSecret, totpAddress, totpStepOf } from '../auth/totp.ts';
import { FieldError, Forbidden, InvalidRequest } from '../errors.ts';
import { securitySetting } from '../site/settings/settings.ts';
import { readSiteName } from '../site/settings/siteSettings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { recordUserChange } from './recordUserChange.ts';
import { readUser, switchOffTwoFactorOf } from './team.ts';

type Owner = { id: string; email: string };

/** Lifetime of a secret before its first code, in ms. */
const SETUP_MS = HOUR_MS;

/** Creates a secret for an authenticator app. It is stored only after a first code. */
export async function beginTwoFactor(
  db: Db,
  { id, email }: Owner,
): Promise<{ secret: string; address: string; token: string }> {
  const secret = newTotpSecret();
  const expiresAt = new Date(Date.now() + SETUP_MS);
  // The browser sends the signed secret back, so it can't be changed.
  const token = await signToken(db, 'two-factor', JSON.stringify([id, secret]), expiresAt);
  const address = totpAddress(secret, { issuer: await readSiteName(db), email });
  return { secret, address, token };
}

/**
 * Turns two-factor on with the app's first code, and ends the account's other sessions. Returns the
 * recovery codes, only once. Throws FieldError for a wrong code, Forbidden after the secret's
 * lifetime.
 */
export async function confirmTwoFactor(
  db: Db,
  { id }: Owner,
  { token, code }: { token: string; code: string },
  currentSession: string | undefined,
): Promise<string[]> {
  const stated = await verifyToken(db, 'two-factor', token);
  const [ownerId, secret] = stated ? (JSON.parse(stated) as [string, string]) : [];
  if (ownerId !== id || !secret) throw new Forbidden('This took too long: begin again');
  const lastStep = totpStepOf(secret, code);
  if (lastStep === undefined) {
    throw new FieldError('code', 'This code is wrong: check the clock of your phone');
  }
  const { codes, hashes } = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    const before = await readUser(trx, id);
    await setTotpSecret(trx, id, { secret, lastStep }, new Date().toISOString());
    await replaceRecoveryCodes(trx, id, hashes);
    await deleteSessionsOfUser(trx, id, { except: currentSession });
    await recordUserChange(trx, before, id);
  });
  return codes;
}

/** Replaces the recovery codes. Throws InvalidRequest without two-factor. */
export function renewRecoveryCodes(db: Db, { id }: Owner): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const user = await readUser(trx, id);
    if (!user.hasTwoFactor) throw new InvalidRequest('Two-factor sign-in is off');
    const { codes, hashes } = newRecoveryCodes();
    await replaceRecoveryCodes(trx, id, hashes);
    await recordUserChange(trx, user, id, { recoveryCodes: 'New ones' });
    return codes;
  });
}

/** Throws InvalidRequest if Settings require it. */
export async function switchOffTwoFactor(db: Db, { id }: Owner): Promise<void> {
  const { requireTwoFactor } = await readValue(db, securitySetting);
  if (requireTwoFactor) throw new InvalidRequest('Everybody here needs two-factor sign-in');
  await switchOffTwoFactorOf(db, id);
}
