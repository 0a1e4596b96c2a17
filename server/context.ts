import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Auth, SignedInUser } from './auth/auth.ts';
import type { Config } from './config.ts';
import type { RateLimits } from './rateLimits.ts';
import type { VisitorCountryFinder } from './visitorCountry.ts';

/** What the whole process shares. */
export type Services = {
  config: Config;
  db: Db;
  auth: Auth;
  rateLimits: RateLimits;
  visitorCountry: VisitorCountryFinder;
};

/** What one request knows. */
export type Context = Services & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The signed-in administrator, looked up once a request, or null. */
  user: () => Promise<SignedInUser | null>;
};

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
    user: () => {
      user ??= services.auth.findUser(request, reply);
      return user;
    },
  };
}
