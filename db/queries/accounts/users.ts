import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';

/** An account without its secrets. */
export type User = {
  id: string;
  email: string;
  /** May be empty. */
  name: string;
  role: Role;
  state: 'active' | 'invited' | 'deactivated';
  hasTwoFactor: boolean;
  createdAt: string;
  lastSeenAt: string | null;
};

export type ListedUser = User & { sessions: number };

/** What a sign-in is checked against. */
export type Credentials = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Empty until an invitation is accepted. */
  passwordHash: string;
  deactivatedAt: string | null;
  /** Null without two-factor. */
  totpSecret: string | null;
};

const userColumns = [
  'id',
  'email',
  'name',
  'role',
  'deactivated_at',
  'last_seen_at',
  'created_at',
] as const;

/** Sessions that expire after `now` and began after `since`. */
type SessionSpan = { now: string; since: string };

/** The accounts by e-mail, each with its number of sessions. */
export async function listUsers(db: Db, { now, since }: SessionSpan): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .select(['password_hash', 'totp_secret'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now)
        .where('sessions.created_at', '>', since)
        .select((count) => count.fn.countAll<number | string>().as('count'))
        .as('sessions'),
    )
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ ...userOf(row), sessions: Number(row.sessions) }));
}

/** The sorted e-mail addresses of all active accounts. */
export async function listActiveAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('deactivated_at', 'is', null)
    .where('password_hash', '<>', '')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** What accounts are called. */
export function listNames(db: Db): Promise<{ id: string; name: string; email: string }[]> {
  return db.selectFrom('users').select(['id', 'name', 'email']).execute();
}

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .select(['password_hash', 'totp_secret'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && userOf(row);
}

function userOf(row: {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  totp_secret: string | null;
  deactivated_at: string | null;
  last_seen_at: string | null;
  created_at: string;
}): User {
  const { id, email, name, role, created_at: createdAt, last_seen_at: lastSeenAt } = row;
  return {
    id,
    email,
    name,
    role,
    state: stateOf(row),
    hasTwoFactor: row.totp_secret !== null,
    createdAt,
    lastSeenAt,
  };
}

function stateOf(row: { deactivated_at: string | null; password_hash: string }): User['state'] {
  if (row.deactivated_at !== null) return 'deactivated';
  return row.password_hash === '' ? 'invited' : 'active';
}

export async function hasUsers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether any active administrator exists besides the account `without`. */
export async function hasActiveAdministrator(db: Db, without = ''): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('deactivated_at', 'is', null)
    .where('password_hash', '<>', '')
    .where('id', '<>', without)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The credentials of the account with this (lower-case) e-mail. */
export async function findCredentialsByEmail(
  db: Db,
  email: string,
): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'password_hash', 'deactivated_at', 'totp_secret'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    password_hash: passwordHash,
    deactivated_at: deactivatedAt,
    totp_secret: totpSecret,
    ...account
  } = row;
  return { ...account, passwordHash, deactivatedAt, totpSecret };
}

/** Stores an account. Throws when the e-mail is taken. */
export async function insertUser(
  db: Db,
  user: { id: string; email: string; passwordHash: string; name?: string; role?: Role },
  now: string,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name ?? '',
      role: user.role ?? 'administrator',
      password_hash: user.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Updates the given fields of an account. Throws when the e-mail is another account's. */
export async function updateUser(
  db: Db,
  id: string,
  fields: {
    email?: string | undefined;
    name?: string | undefined;
    role?: Role | undefined;
    passwordHash?: string | undefined;
    deactivatedAt?: string | null | undefined;
  },
  now: string,
): Promise<void> {
  const { passwordHash, deactivatedAt, ...others } = fields;
  await db
    .updateTable('users')
    .set({
      ...others,
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(deactivatedAt !== undefined && { deactivated_at: deactivatedAt }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes an account and, by foreign key, its sessions, links and recovery codes. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Stores the time of an account's last use. */
export async function setUserSeen(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/**
 * Stores a sign-in if password, two-factor and status of the account are unchanged since they were
 * checked; returns whether they were. Concurrent changes wait until `trx` ends.
 */
export async function recordSignIn(
  trx: Db,
  { id, passwordHash, totpSecret }: Pick<Credentials, 'id' | 'passwordHash' | 'totpSecret'>,
  now: string,
): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('totp_secret', totpSecret === null ? 'is' : '=', totpSecret)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
