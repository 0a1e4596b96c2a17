import type { Db } from '../client.ts';
import type { Role } from '../schema.ts';

export type User = { id: string; email: string; createdAt: string };

/** The administrators by e-mail, without their password hashes. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ id: row.id, email: row.email, createdAt: row.created_at }));
}

export async function hasUsers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Id and password hash of the account with this (lower-case) e-mail. */
export async function findCredentialsByEmail(
  db: Db,
  email: string,
): Promise<
  { id: string; email: string; name: string; role: Role; passwordHash: string } | undefined
> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash: passwordHash, ...account } = row;
  return { ...account, passwordHash };
}

/** Stores an administrator. Throws when the e-mail is taken. */
export async function insertUser(
  db: Db,
  user: { id: string; email: string; passwordHash: string },
  now: string,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function userExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes an administrator and, by foreign key, their sessions, as long as another one is left. False
 * when nobody was removed. `trx` is a transaction, so that two who remove each other at the same
 * moment can't both succeed.
 */
export async function deleteUserUnlessLast(trx: Db, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .where((eb) => eb.exists(eb.selectFrom('users').select('id').where('id', '<>', id)))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function setPasswordHash(
  db: Db,
  userId: string,
  passwordHash: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
