import { randomUUID } from 'node:crypto';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { deleteAccountLinksOf } from '#db/queries/accounts/accountLinks.ts';
import { deleteSessionsOfUser } from '#db/queries/accounts/sessions.ts';
import * as users from '#db/queries/accounts/users.ts';
import { forgetTriesAt } from '../auth/accountLimits.ts';
import { refuseLeakedPassword } from '../auth/leakedPasswords.ts';
import { hashPassword, passwordMatches } from '../auth/passwords.ts';
import { discardSetupTokens, setupTokenIsValid } from '../auth/setupLink.ts';
import { Conflict, FieldError, Forbidden } from '../errors.ts';
import { inTransaction } from '../history/inTransaction.ts';
import { recordUserChange } from './recordUserChange.ts';

export type Account = { email: string; password: string };

/**
 * Creates an account that can sign in at once, by default an administrator's. `email` is in lower
 * case. Returns the id. Throws Conflict when the e-mail has an account, FieldError for a leaked
 * password, Overloaded.
 */
export async function createAdministrator(
  db: Db,
  { email, password, name = '', role = 'administrator' }: Account & { name?: string; role?: Role },
): Promise<string> {
  if (await users.findCredentialsByEmail(db, email)) {
    throw new Conflict(`An administrator with ${email} exists already`);
  }
  const id = randomUUID();
  const passwordHash = await hashNewPassword(password, 'password');
  await inTransaction(db, async (trx) => {
    await users.insertUser(trx, { id, email, passwordHash, name, role }, new Date().toISOString());
    await recordUserChange(trx, undefined, id);
  });
  return id;
}

/**
 * Hashes a new password; `field` is its form field. Throws FieldError for a leaked one, Overloaded.
 */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  await refuseLeakedPassword(password, field);
  return hashPassword(password);
}

/**
 * Creates the first administrator, with the token of the one-time link printed at the start.
 * Returns the id. Throws Forbidden when the link was used or has expired, Overloaded.
 */
export async function setUpFirstAdministrator(
  db: Db,
  { token, ...account }: Account & { token: string },
): Promise<string> {
  // In one transaction: of two simultaneous uses, the second finds the link used.
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
 * The account with this e-mail and password, or null. Takes as long for an unknown e-mail and a
 * deactivated account. Throws Overloaded.
 */
export async function checkCredentials(
  db: Db,
  { email, password }: Account,
): Promise<{ id: string; email: string } | null> {
  const account = await users.findCredentialsByEmail(db, email);
  const isOpen = account?.deactivatedAt === null && account.passwordHash !== '';
  const matches = await passwordMatches(isOpen ? account.passwordHash : undefined, password);
  return account && matches ? { id: account.id, email: account.email } : null;
}

/**
 * Stores a new password and ends all sessions of the account. Throws FieldError for a wrong
 * `current` or a leaked `next` password, Overloaded.
 */
export async function changePassword(
  db: Db,
  { id, email }: { id: string; email: string },
  { current, next }: { current: string; next: string },
): Promise<void> {
  if (!(await checkCredentials(db, { email, password: current }))) {
    throw new FieldError('current', 'This is not your current password');
  }
  await storePassword(db, id, next, 'next');
}

/**
 * Stores a new password, ends all sessions of the account and resets its rate limits. Throws
 * FieldError for a leaked password, Overloaded.
 */
export async function resetPassword(
  db: Db,
  account: { id: string; email: string },
  password: string,
): Promise<void> {
  await storePassword(db, account.id, password, 'password');
  await forgetTriesAt(db, account);
}

async function storePassword(db: Db, userId: string, password: string, field: string) {
  const passwordHash = await hashNewPassword(password, field);
  await db.transaction().execute(async (trx) => {
    const before = await users.findUserById(trx, userId);
    await users.updateUser(trx, userId, { passwordHash }, new Date().toISOString());
    await deleteSessionsOfUser(trx, userId);
    // An older link could still change the password.
    await deleteAccountLinksOf(trx, userId);
    await recordUserChange(trx, before, userId, { password: 'A new one' });
  });
}
