import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Auth, SignedInUser } from '../auth/auth.ts';
import type { ResponseCache } from '../cache/responseCache.ts';
import type { Config } from '../config.ts';
import type { VisitorCountry, VisitorCountryFinder } from '../geo/visitorCountry.ts';
import type { RateLimits } from '../http/rateLimits.ts';
import type { SecurityHeaders } from '../http/securityHeaders.ts';

/** What the whole process shares. */
export type Services = {
  config: Config;
  db: Db;
  auth: Auth;
  rateLimits: RateLimits;
  visitorCountry: VisitorCountryFinder;
  /** Pages and API answers that serve everyone who asks the same. */
  responseCache: ResponseCache;
  /** What every answer goes out with. */
  headers: SecurityHeaders;
};

/** What one request knows. */
export type Context = Services & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Names the request in the log and in what a visitor reads when something failed. */
  requestId: string;
  /** The country whose passport the visitor is taken to hold. */
  visitor: () => Promise<VisitorCountry>;
  /** The signed-in administrator, looked up once a request, or null. */
  user: () => Promise<SignedInUser | null>;
};

/** What a question about content may know: nothing of who asks. */
export type ContentContext = Pick<Context, 'db' | 'requestId'>;

/** The context of one request, for its sender alone; `reply` may get cookies from it. */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  let user: Promise<SignedInUser | null> | undefined;
  return {
    ...services,
    request,
    reply,
    requestId: request.id,
    visitor: () => services.visitorCountry(request),
    user: () => {
      user ??= services.auth.findUser(request, reply);
      return user;
    },
  };
}

const nobodys = new Proxy(
  {},
  {
    get() {
      throw new Error('A page that is kept for everyone must not depend on one request');
    },
  },
);

/**
 * The context of a page that is kept for everyone with this visitor's country: nobody is signed in,
 * and whoever reaches for the one request that happened to come first gets an error instead.
 */
export function createCacheableContext(
  services: Services,
  visitor: VisitorCountry,
  requestId: string,
): Context {
  return {
    ...services,
    requestId,
    visitor: async () => visitor,
    user: async () => null,
    request: nobodys as unknown as FastifyRequest,
    reply: nobodys as unknown as FastifyReply,
  };
}
