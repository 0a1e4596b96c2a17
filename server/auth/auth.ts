import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, Lucia, TimeSpan } from 'lucia';
import type { Db } from '../../db/client.ts';
import type { Role } from '../../db/schema.ts';
import { comesByHttps, cookieName } from '../http/originChecks.ts';
import { LuciaAdapter } from './luciaAdapter.ts';

/** What is known of an account that is signed in. `name` may be empty. */
export type SignedInUser = { id: string; email: string; name: string; role: Role };

export type Auth = ReturnType<typeof createAuth>;

type UserAttributes = Omit<SignedInUser, 'id'>;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
  }
}

/**
 * Sessions of administrators, by cookie. They last 30 days from their last use (Lucia prolongs one
 * in the second half of its life). `publicUrl` is the address visitors use, where it is set.
 */
export function createAuth(db: Db, publicUrl: string | undefined) {
  const lucia = new Lucia(new LuciaAdapter(db), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    sessionCookie: {
      name: cookieName('session', publicUrl),
      attributes: { secure: comesByHttps(publicUrl), sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ email, name, role }) => ({ email, name, role }),
  });

  return {
    /** The administrator behind the request's cookie, or null. May renew or clear the cookie. */
    async findUser(request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser | null> {
      const sessionId = request.cookies[lucia.sessionCookieName];
      if (!sessionId) return null;
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) setCookie(reply, lucia.createBlankSessionCookie());
      else if (session.fresh) setCookie(reply, lucia.createSessionCookie(session.id));
      return user && { id: user.id, email: user.email, name: user.name, role: user.role };
    },

    /** Ends the session the request came with, if any, and starts a new one. */
    async startSession(userId: string, request: FastifyRequest, reply: FastifyReply) {
      const previous = request.cookies[lucia.sessionCookieName];
      if (previous) await lucia.invalidateSession(previous);
      const session = await lucia.createSession(userId, {});
      setCookie(reply, lucia.createSessionCookie(session.id));
    },

    /** Ends the request's session on the server, then in the browser. */
    async endSession(request: FastifyRequest, reply: FastifyReply) {
      const sessionId = request.cookies[lucia.sessionCookieName];
      if (sessionId) await lucia.invalidateSession(sessionId);
      setCookie(reply, lucia.createBlankSessionCookie());
    },

    /** Ends every session of the user, this request's too. */
    async endSessionsOf(userId: string) {
      await lucia.invalidateUserSessions(userId);
    },
  };
}

function setCookie(reply: FastifyReply, cookie: Cookie) {
  reply.header('set-cookie', cookie.serialize());
}
