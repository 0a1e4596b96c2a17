import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, Lucia, type Session, TimeSpan } from 'lucia';
import type { Db } from '../../db/client.ts';
import { type SessionOrigin, setSessionSeen } from '../../db/queries/accounts/sessions.ts';
import { type Credentials, noteSignIn, setUserSeen } from '../../db/queries/accounts/users.ts';
import type { Role } from '../../db/schema.ts';
import { comesByHttps, cookieName } from '../http/originChecks.ts';
import { shownNetworkOf } from '../lib/ip.ts';
import { Unauthenticated } from '../services/errors.ts';
import { hashOf, LuciaAdapter } from './luciaAdapter.ts';

/** What is known of an account that is signed in. `name` may be empty. */
export type SignedInUser = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Settings ask everybody for two-factor, and this account has none yet: it may do nothing else. */
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

/** Of what a browser says it is, what a session keeps, in characters. */
const USER_AGENT_LENGTH = 300;

/** A session in use is noted again after so many milliseconds: most requests write nothing. */
const SEEN_INTERVAL_MS = 5 * 60 * 1000;

/**
 * Sessions of users, by cookie. They last 30 days from their last use (Lucia prolongs one in the
 * second half of its life), and no longer than Settings say from the sign-in. `publicUrl` is the address visitors use, where it is set.
 */
export function createAuth(db: Db, publicUrl: string | undefined) {
  const luciaOn = (connection: Db) =>
    new Lucia(new LuciaAdapter(connection), {
      sessionExpiresIn: new TimeSpan(30, 'd'),
      sessionCookie: {
        name: cookieName('session', publicUrl),
        attributes: { secure: comesByHttps(publicUrl), sameSite: 'lax', path: '/' },
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
    /** What stands in the database for the session the request came with, if it came with one. */
    sessionHashOf(request: FastifyRequest): string | undefined {
      const sessionId = sessionIdOf(request);
      return sessionId && hashOf(sessionId);
    },

    /** Who is behind the request's cookie, or null. May renew or clear the cookie. */
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
     * Ends the session the request came with, if any, and starts a new one. Throws Unauthenticated when
     * the account is no longer as it was `checked`.
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
        // First, so that a new password or a deactivation comes before this session or ends it.
        if (!checked) await setUserSeen(trx, userId, now);
        else if (!(await noteSignIn(trx, checked, now))) {
          throw new Unauthenticated('Failed to sign in');
        }
        if (previous) await luciaOn(trx).invalidateSession(previous);
        return luciaOn(trx).createSession(userId, originOf(request));
      });
      setCookie(reply, lucia.createSessionCookie(session.id));
    },

    /** Ends the request's session on the server, then in the browser. */
    async endSession(request: FastifyRequest, reply: FastifyReply) {
      const sessionId = sessionIdOf(request);
      if (sessionId) await lucia.invalidateSession(sessionId);
      setCookie(reply, lucia.createBlankSessionCookie());
    },

    /** Ends every session of the user, this request's too. */
    async endSessionsOf(userId: string) {
      await lucia.invalidateUserSessions(userId);
    },
  };

  /** Nobody waits for the note, and no request fails for it. */
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

/** What a session keeps of where it was started. */
function originOf(request: FastifyRequest): SessionOrigin {
  return {
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    network: shownNetworkOf(request.ip),
  };
}

function setCookie(reply: FastifyReply, cookie: Cookie) {
  reply.header('set-cookie', cookie.serialize());
}
