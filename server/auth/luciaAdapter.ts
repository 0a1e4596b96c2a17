import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import type { Db } from '../../db/client.ts';
import * as sessions from '../../db/queries/sessions.ts';

/** Lucia's view of our `sessions` and `users` tables. Ids are stored hashed. */
export class LuciaAdapter implements Adapter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async getSessionAndUser(
    sessionId: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const found = await sessions.findSessionWithUser(this.#db, hashOf(sessionId));
    if (!found) return [null, null];
    return [
      {
        id: sessionId,
        userId: found.userId,
        expiresAt: new Date(found.expiresAt),
        attributes: {},
      },
      { id: found.userId, attributes: { email: found.email, name: found.name, role: found.role } },
    ];
  }

  /** The ids are hashes: the raw ones are known to the browsers alone. */
  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const found = await sessions.listSessionsOfUser(this.#db, userId);
    return found.map((session) => ({
      id: session.idHash,
      userId: session.userId,
      expiresAt: new Date(session.expiresAt),
      attributes: {},
    }));
  }

  async setSession(session: DatabaseSession): Promise<void> {
    const { id, userId, expiresAt } = session;
    await sessions.insertSession(
      this.#db,
      { idHash: hashOf(id), userId, expiresAt: expiresAt.toISOString() },
      new Date().toISOString(),
    );
  }

  async updateSessionExpiration(sessionId: string, expiresAt: Date): Promise<void> {
    await sessions.setSessionExpiry(this.#db, hashOf(sessionId), expiresAt.toISOString());
  }

  async deleteSession(sessionId: string): Promise<void> {
    await sessions.deleteSession(this.#db, hashOf(sessionId));
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await sessions.deleteSessionsOfUser(this.#db, userId);
  }

  async deleteExpiredSessions(): Promise<void> {
    await sessions.deleteSessionsExpiredBy(this.#db, new Date().toISOString());
  }
}

function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}
