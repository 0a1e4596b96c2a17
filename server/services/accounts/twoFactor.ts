import type { Db } from '../../../db/client.ts';
import { deleteSessionsOfUser } from '../../../db/queries/accounts/sessions.ts';
import { replaceRecoveryCodes, setTotpSecret } from '../../../db/queries/accounts/twoFactor.ts';
import { signToken, verifyToken } from '../../auth/signedLinks.ts';
import { newRecoveryCodes, newTotpSecret, totpAddress, totpStepOf } from '../../auth/totp.ts';
import { FieldError, Forbidden, InvalidRequest } from '../errors.ts';
import { readSiteName } from '../settings/siteSettings.ts';
import { recordUserChange } from './recordUserChange.ts';
import { readSecurity } from './securitySettings.ts';
import { readUser, switchOffTwoFactorOf } from './team.ts';

type Owner = { id: string; email: string };

/** How long a secret waits for its first code, in milliseconds. */
const SETUP_MS = 60 * 60 * 1000;

/** What an authenticator app is given. Nothing is stored until a code shows that it has it. */
export async function beginTwoFactor(
  db: Db,
  { id, email }: Owner,
): Promise<{ secret: string; address: string; token: string }> {
  const secret = newTotpSecret();
  const expiresAt = new Date(Date.now() + SETUP_MS);
  // The browser brings the secret back, and can change nothing about it.
  const token = await signToken(db, 'two-factor', JSON.stringify([id, secret]), expiresAt);
  const address = totpAddress(secret, { issuer: await readSiteName(db), email });
  return { secret, address, token };
}

/**
 * Switches two-factor on with the first code of the app, and ends the account's other sessions.
 * Returns the recovery codes, this once. Throws FieldError for a wrong code, Forbidden when it took
 * too long.
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

/** New recovery codes; the old ones end. Throws InvalidRequest without two-factor. */
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

/** Throws InvalidRequest where Settings ask everybody for it. */
export async function switchOffTwoFactor(db: Db, { id }: Owner): Promise<void> {
  const { requireTwoFactor } = await readSecurity(db);
  if (requireTwoFactor) throw new InvalidRequest('Everybody here needs two-factor sign-in');
  await switchOffTwoFactorOf(db, id);
}
