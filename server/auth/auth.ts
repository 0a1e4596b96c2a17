import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, Lucia, type Session, TimeSpan } from 'lucia';
import { MINUTE_MS } from '#core/dates.ts';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { type SessionOrigin, setSessionSeen } from '#db/queries/accounts/sessions.ts';
import { type Credentials, recordSignIn, setUserSeen } from '#db/queries/accounts/users.ts';
import { Unauthenticated } from '../errors.ts';
import { cookieName, usesHttps } from '../lib/cookieName.ts';
import { shownNetworkOf } from '../lib/ip.ts';
import { hashOf, LuciaAdapter } from './luciaAdapter.ts';

/** A signed-in account. `name` may be empty. */
export type SignedInUser = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Settings require two-factor and the account has none, so it may only set it up. */
  needsTwoFactor: boolean;
};

export type Auth = ReturnType<typeof createAuth>;

type UserAttributes = Omit<SignedInUser, 'id'>;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ lastSeenAt: string | null | undefined }, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: Partial<SessionOrigin> & { lastSeenAt?: string | null };
  }
}

/** Stored length of the User-Agent, in characters. */
const USER_AGENT_LENGTH = 300;

/** Interval of updating a session's last use, in ms, so that most requests don't write. */
const SEEN_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Cookie sessions. They expire 30 days after their last use (Lucia extends one in the second half
 * of its life), and at the age limit in Settings. `publicUrl` is the visitors' address, if set.
 */
export function createAuth(db: Db, publicUrl: string | undefined) {
  const luciaOn = (connection: Db) =>
    new Lucia(new LuciaAdapter(connection), {
      sessionExpiresIn: new TimeSpan(30, 'd'),
      sessionCookie: {
        name: cookieName('session', publicUrl),
        attributes: { secure: usesHttps(publicUrl), sameSite: 'lax', path: '/' },
      },
      getUserAttributes: ({ email, name, role, needsTwoFactor }) => ({
        email,
        name,
        role,
        needsTwoFactor,
      }),
      getSessionAttributes: ({ lastSeenAt }) => ({ lastSeenAt }),
    });
  const lucia = luciaOn(db);

  const sessionIdOf = (request: FastifyRequest) => request.cookies[lucia.sessionCookieName];

  return {
    /** The stored hash of the request's session id, if it has one. */
    sessionHashOf(request: FastifyRequest): string | undefined {
      const sessionId = sessionIdOf(request);
      return sessionId && hashOf(sessionId);
    },

    /** The user of the request's session, or null. May renew or clear the cookie. */
    async findUser(request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser | null> {
      const sessionId = sessionIdOf(request);
      if (!sessionId) return null;
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) setCookie(reply, lucia.createBlankSessionCookie());
      else if (session.fresh) setCookie(reply, lucia.createSessionCookie(session.id));
      if (session) noteUse(request, session);
      return user && { ...user };
    },

    /**
     * Ends the request's session, if any, and starts a new one. Throws Unauthenticated when the
     * account has changed since it was `checked`.
     */
    async startSession(
      userId: string,
      request: FastifyRequest,
      reply: FastifyReply,
      checked?: Credentials,
    ) {
      const previous = sessionIdOf(request);
      const session = await db.transaction().execute(async (trx) => {
        const now = new Date().toISOString();
        // First, so that a concurrent password change or deactivation either precedes this session
        // or ends it.
        if (!checked) await setUserSeen(trx, userId, now);
        else if (!(await recordSignIn(trx, checked, now))) {
          throw new Unauthenticated('Failed to sign in');
        }
        if (previous) await luciaOn(trx).invalidateSession(previous);
        return luciaOn(trx).createSession(userId, originOf(request));
      });
      setCookie(reply, lucia.createSessionCookie(session.id));
    },

    /** Ends the request's session on the server and clears its cookie. */
    async endSession(request: FastifyRequest, reply: FastifyReply) {
      const sessionId = sessionIdOf(request);
      if (sessionId) await lucia.invalidateSession(sessionId);
      setCookie(reply, lucia.createBlankSessionCookie());
    },

    /** Ends all sessions of the user, including this one. */
    async endSessionsOf(userId: string) {
      await lucia.invalidateUserSessions(userId);
    },
  };

  /** Runs in the background: it neither delays nor fails the request. */
  function noteUse(request: FastifyRequest, session: Session) {
    const now = Date.now();
    if (session.lastSeenAt && now - Date.parse(session.lastSeenAt) < SEEN_INTERVAL_MS) return;
    const seen = {
      now: new Date(now).toISOString(),
      since: new Date(now - SEEN_INTERVAL_MS).toISOString(),
    };
    setSessionSeen(db, hashOf(session.id), seen)
      .then(async (isFirst) => {
        if (isFirst) await setUserSeen(db, session.userId, seen.now);
      })
      .catch((error) => request.log.debug({ err: error }, 'The use of a session was not noted'));
  }
}

/** The browser and network of a sign-in. */
function originOf(request: FastifyRequest): SessionOrigin {
  return {
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    network: shownNetworkOf(request.ip),
  };
}

function setCookie(reply: FastifyReply, cookie: Cookie) {
  reply.header('set-cookie', cookie.serialize());
}
