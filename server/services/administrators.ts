import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { deleteSessionsOfUser } from '../../db/queries/sessions.ts';
import * as users from '../../db/queries/users.ts';
import { forgetTriesAt } from '../auth/accountLimits.ts';
import { hashPassword, passwordMatches } from '../auth/passwords.ts';
import { discardSetupTokens, setupTokenIsValid } from '../auth/setupLink.ts';
import { Conflict, FieldError, Forbidden, InvalidRequest, NotFound } from './errors.ts';

export type Account = { email: string; password: string };

/**
 * Stores a new administrator. `email` is in lower case. Returns the id. Throws Conflict when the
 * e-mail has an account, Overloaded.
 */
export async function createAdministrator(db: Db, { email, password }: Account): Promise<string> {
  if (await users.findCredentialsByEmail(db, email)) {
    throw new Conflict(`An administrator with ${email} exists already`);
  }
  const id = randomUUID();
  const passwordHash = await hashPassword(password);
  await users.insertUser(db, { id, email, passwordHash }, new Date().toISOString());
  return id;
}

/**
 * Stores the first administrator, with the token of the one-time link that the start printed.
 * Returns the id. Throws Forbidden when the link was used or has expired, Overloaded.
 */
export async function setUpFirstAdministrator(
  db: Db,
  { token, ...account }: Account & { token: string },
): Promise<string> {
  // In one transaction, so that of two uses at the same moment the second finds the link used.
  return db.transaction().execute(async (trx) => {
    if (!(await setupTokenIsValid(trx, token))) {
      throw new Forbidden(
        'This set-up link was used or is too old: restart the server for a new one',
      );
    }
    const id = await createAdministrator(trx, account);
    await discardSetupTokens(trx);
    return id;
  });
}

/**
 * The account that this e-mail and password open, or null. Takes as long for an unknown e-mail.
 * Throws Overloaded.
 */
export async function checkCredentials(
  db: Db,
  { email, password }: Account,
): Promise<{ id: string; email: string } | null> {
  const account = await users.findCredentialsByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  return account && matches ? { id: account.id, email: account.email } : null;
}

/**
 * Stores a new password and ends every session of the account. Throws FieldError when `current` is
 * not the password until now, Overloaded.
 */
export async function changePassword(
  db: Db,
  { id, email }: { id: string; email: string },
  { current, next }: { current: string; next: string },
): Promise<void> {
  if (!(await checkCredentials(db, { email, password: current }))) {
    throw new FieldError('current', 'This is not your current password');
  }
  await storePassword(db, id, next);
}

/**
 * Stores a new password, ends every session of the account and lifts the rate limits that keep
 * anybody from it. Throws Overloaded.
 */
export async function resetPassword(
  db: Db,
  account: { id: string; email: string },
  password: string,
): Promise<void> {
  await storePassword(db, account.id, password);
  await forgetTriesAt(db, account);
}

async function storePassword(db: Db, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await users.setPasswordHash(trx, userId, passwordHash, new Date().toISOString());
    await deleteSessionsOfUser(trx, userId);
  });
}

/**
 * Removes an administrator and, with the account, all its sessions. `by` is the id of the signed-in
 * administrator, if there is one. Throws NotFound, or InvalidRequest for one's own account and the last one.
 */
export async function deleteAdministrator(
  db: Db,
  userId: string,
  { by }: { by?: string } = {},
): Promise<void> {
  if (userId === by) {
    throw new InvalidRequest('Another administrator has to delete your account');
  }
  const remove = (trx: Db) => users.deleteUserUnlessLast(trx, userId);
  if (await db.transaction().execute(remove)) return;
  if (!(await users.userExists(db, userId))) throw new NotFound('Administrator');
  throw new InvalidRequest('The last administrator stays: make another one first');
}
