import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/client.ts';
import type { Auth, SignedInUser } from '../auth/auth.ts';
import type { Config } from '../config.ts';
import type { VisitorCountry, VisitorCountryFinder } from '../geo/visitorCountry.ts';
import type { RateLimits } from '../http/limits/rateLimits.ts';
import type { createRecordImports } from '../services/recordImport/recordImports.ts';
import type { createRuleEditions } from '../services/rules/ruleEditions.ts';
import type { createRuleImports } from '../services/rules/ruleImports.ts';

type RuleImports = ReturnType<typeof createRuleImports>;
type RuleEditions = ReturnType<typeof createRuleEditions>;
type RecordImports = ReturnType<typeof createRecordImports>;

/** Process-wide services. */
export type Services = {
  config: Config;
  db: OpenDatabase;
  auth: Auth;
  rateLimits: RateLimits;
  visitorCountry: VisitorCountryFinder;
  ruleImports: RuleImports;
  ruleEditions: RuleEditions;
  mail: {
    /** Whether this process can send mail, by its configuration and the stored settings. */
    isConfigured: () => Promise<boolean>;
  };
  recordImports: RecordImports;
};

/** The context of a request. */
export type Context = Services & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Identifies the request in the log and in internal error messages. */
  requestId: string;
  /** The visitor's passports, stated or guessed. */
  visitor: () => Promise<VisitorCountry>;
  /** The signed-in user or null, looked up once per request. */
  user: () => Promise<SignedInUser | null>;
  /** Which of the request's calls may be cached. */
  cacheability: Cacheability;
};

/** The context of cached procedures: nothing about the caller. */
export type ContentContext = Pick<Context, 'db' | 'mail' | 'requestId' | 'cacheability'>;

/**
 * Counts the calls of a request or batch whose results depend on input and content only. The
 * response is cacheable if all calls do and none failed.
 */
export class Cacheability {
  #calls = 0;

  /** Called by `contentProcedure` for each call. */
  markCall(): void {
    this.#calls += 1;
  }

  /** Whether all of this many calls, at least one, were marked. */
  coversAll(calls: number): boolean {
    return calls > 0 && this.#calls === calls;
  }
}

/** The private context of one request; cookies are set on `reply`. */
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
    cacheability: new Cacheability(),
    visitor: () => services.visitorCountry(request),
    user: () => {
      user ??= services.auth.findUser(request, reply);
      return user;
    },
  };
}

const noRequest = new Proxy(
  {},
  {
    get() {
      throw new Error('A cached page must not depend on one request');
    },
  },
);

/**
 * The context of a page cached for everyone with this visitor's passports: nobody is signed in, and
 * reading from the request throws.
 */
export function createCacheableContext(
  services: Services,
  visitor: VisitorCountry,
  requestId: string,
): Context {
  return {
    ...services,
    requestId,
    cacheability: new Cacheability(),
    visitor: async () => visitor,
    user: async () => null,
    request: noRequest as unknown as FastifyRequest,
    reply: noRequest as unknown as FastifyReply,
  };
}
