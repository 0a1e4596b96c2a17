import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { deleteSessionsOfUser } from '../../db/queries/sessions.ts';
import * as users from '../../db/queries/users.ts';
import { hashPassword, passwordMatches } from '../auth/passwords.ts';

/** An e-mail that has an account already. */
export class EmailTakenError extends Error {}

/** The only administrator there is, without whom nobody could sign in. */
export class LastAdministratorError extends Error {}

/** Makes an administrator. `email` is in lower case. Throws EmailTakenError. Returns the id. */
export async function createAdministrator(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<string> {
  if (await users.findCredentialsByEmail(db, email)) {
    throw new EmailTakenError(`An administrator with ${email} exists already`);
  }
  const id = randomUUID();
  const passwordHash = await hashPassword(password);
  await users.insertUser(db, { id, email, passwordHash }, new Date().toISOString());
  return id;
}

/** The account that this e-mail and password open, or null. As slow for an unknown e-mail. */
export async function checkCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<{ id: string; email: string } | null> {
  const account = await users.findCredentialsByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  return account && matches ? { id: account.id, email: account.email } : null;
}

/** Stores a new password and ends every session of the account. */
export async function resetPassword(db: Db, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await users.setPasswordHash(trx, userId, passwordHash, new Date().toISOString());
    await deleteSessionsOfUser(trx, userId);
  });
}

/**
 * Removes an administrator and ends all their sessions. False when there is none with this id.
 * Throws LastAdministratorError.
 */
export async function deleteAdministrator(db: Db, userId: string): Promise<boolean> {
  if (await users.deleteUserUnlessLast(db, userId)) return true;
  if (!(await users.userExists(db, userId))) return false;
  throw new LastAdministratorError('The last administrator stays: make another one first');
}
