import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import { DAY_MS } from '#core/dates.ts';
import type { Security } from '#core/inputs/settings/security.ts';
import type { Db } from '#db/db.ts';
import * as sessions from '#db/queries/accounts/sessions.ts';
import { securitySetting } from '../site/settings/settings.ts';
import { valueIn } from '../site/settings/versionedSetting.ts';

/** A Lucia adapter for our `sessions` and `users` tables. Session ids are stored hashed. */
export class LuciaAdapter implements Adapter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Sessions beyond the age limit in Settings end, even if used recently. */
  async getSessionAndUser(
    sessionId: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const found = await sessions.findSessionWithUser(this.#db, hashOf(sessionId));
    if (!found) return [null, null];
    const security = valueIn(securitySetting, found.security && JSON.parse(found.security));
    if (found.createdAt <= oldestSession(security)) {
      await sessions.deleteSession(this.#db, found.idHash);
      return [null, null];
    }
    return [databaseSession(sessionId, found), databaseUser(found, security)];
  }

  /** Unused: `server/accounts/ownAccount.ts` lists sessions. */
  async getUserSessions(): Promise<DatabaseSession[]> {
    return [];
  }

  async setSession(session: DatabaseSession): Promise<void> {
    const { id, userId, expiresAt, attributes } = session;
    await sessions.insertSession(
      this.#db,
      {
        idHash: hashOf(id),
        userId,
        expiresAt: expiresAt.toISOString(),
        userAgent: attributes.userAgent ?? '',
        network: attributes.network ?? '',
      },
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

/** The earliest start of a session within the age limit in Settings, as ISO 8601. */
export function oldestSession({ sessionLifetimeDays }: Security): string {
  return new Date(Date.now() - sessionLifetimeDays * DAY_MS).toISOString();
}

/** The stored hash of a session id, which only the browser knows. */
export function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

function databaseSession(
  id: string,
  { userId, expiresAt, lastSeenAt }: sessions.SessionWithUser,
): DatabaseSession {
  return { id, userId, expiresAt: new Date(expiresAt), attributes: { lastSeenAt } };
}

function databaseUser(
  { userId, email, name, role, hasTwoFactor }: sessions.SessionWithUser,
  { requireTwoFactor }: Security,
): DatabaseUser {
  const needsTwoFactor = requireTwoFactor && !hasTwoFactor;
  return { id: userId, attributes: { email, name, role, needsTwoFactor } };
}
