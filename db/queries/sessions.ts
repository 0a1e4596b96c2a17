import type { Db } from '../client.ts';
import type { Role } from '../schema.ts';

export type StoredSession = { idHash: string; userId: string; expiresAt: string };

/** A session with its user, by the hash of its id; none of an account that was deactivated. */
export async function findSessionWithUser(
  db: Db,
  idHash: string,
): Promise<(StoredSession & { email: string; name: string; role: Role }) | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.expires_at', 'users.email', 'users.name', 'users.role'])
    .where('sessions.id_hash', '=', idHash)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: userId, expires_at: expiresAt, email, name, role } = row;
  return { idHash, userId, expiresAt, email, name, role };
}

export async function listSessionsOfUser(db: Db, userId: string): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash', 'user_id', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    idHash: row.id_hash,
    userId: row.user_id,
    expiresAt: row.expires_at,
  }));
}

export async function insertSession(db: Db, session: StoredSession, now: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      expires_at: session.expiresAt,
      created_at: now,
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

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Deletes the sessions that ran out by `now`. Returns how many. */
export async function deleteSessionsExpiredBy(db: Db, now: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
