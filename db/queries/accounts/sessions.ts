import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';

type StoredSession = { idHash: string; userId: string; expiresAt: string };

/** The browser's User-Agent and the network of the sign-in. */
export type SessionOrigin = { userAgent: string; network: string };

/** A session as listed to its owner. */
export type ListedSession = SessionOrigin & {
  idHash: string;
  createdAt: string;
  lastSeenAt: string | null;
};

/** What every request of a session is checked against. */
export type SessionWithUser = StoredSession & {
  createdAt: string;
  lastSeenAt: string | null;
  email: string;
  name: string;
  role: Role;
  hasTwoFactor: boolean;
  /** The stored JSON of the setting `security`; null for the defaults. */
  security: string | null;
};

/** A session with its user, by the hash of its id; `undefined` for deactivated accounts. */
export async function findSessionWithUser(
  db: Db,
  idHash: string,
): Promise<SessionWithUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('settings', (join) => join.on('settings.key', '=', 'security'))
    .select([
      'sessions.id_hash as idHash',
      'sessions.user_id as userId',
      'sessions.expires_at as expiresAt',
      'sessions.created_at as createdAt',
      'sessions.last_seen_at as lastSeenAt',
      'users.email',
      'users.name',
      'users.role',
      'users.totp_secret',
      'settings.value as security',
    ])
    .where('sessions.id_hash', '=', idHash)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { totp_secret, ...session } = row;
  return { ...session, hasTwoFactor: totp_secret !== null };
}

/** An account's sessions that expire after `now` and began after `since`. */
export async function listSessionsOfUser(
  db: Db,
  userId: string,
  { now, since }: { now: string; since: string },
): Promise<(StoredSession & ListedSession)[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id_hash as idHash',
      'user_id as userId',
      'expires_at as expiresAt',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'user_agent as userAgent',
      'network',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', since)
    .execute();
}

export async function insertSession(
  db: Db,
  session: StoredSession & Partial<SessionOrigin>,
  now: string,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      expires_at: session.expiresAt,
      created_at: now,
      last_seen_at: now,
      user_agent: session.userAgent ?? '',
      network: session.network ?? '',
    })
    .execute();
}

export async function setSessionExpiry(db: Db, idHash: string, expiresAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('id_hash', '=', idHash)
    .execute();
}

/**
 * Notes the use of a session at `now`, unless its last use was noted after `since`. True if it was
 * noted: of several simultaneous requests, one writes.
 */
export async function setSessionSeen(
  db: Db,
  idHash: string,
  { now, since }: { now: string; since: string },
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', idHash)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', since)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Deletes a session of this account. False if there was none. */
export async function deleteSessionOfUser(
  db: Db,
  userId: string,
  idHash: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all sessions of an account except `except`. */
export async function deleteSessionsOfUser(
  db: Db,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id_hash', '<>', except ?? ''))
    .execute();
}

/** Deletes the sessions that expired by `now`. Returns their number. */
export async function deleteSessionsExpiredBy(db: Db, now: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
