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

/** What the whole process shares. */
export type Services = {
  config: Config;
  db: OpenDatabase;
  auth: Auth;
  rateLimits: RateLimits;
  visitorCountry: VisitorCountryFinder;
  ruleImports: RuleImports;
  ruleEditions: RuleEditions;
  mail: {
    /** Whether this process can send mail. Follows from its settings and the stored content. */
    isConfigured: () => Promise<boolean>;
  };
  recordImports: RecordImports;
};

/** What one request knows. */
export type Context = Services & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Names the request in the log and in the message of an internal error. */
  requestId: string;
  /** The passports the visitor is taken to hold. */
  visitor: () => Promise<VisitorCountry>;
  /** The signed-in administrator, looked up once a request, or null. */
  user: () => Promise<SignedInUser | null>;
  /** Which of the request's calls may be answered from the response cache. */
  cacheability: Cacheability;
};

/** What a procedure whose result is cached may know: nothing of who calls it. */
export type ContentContext = Pick<Context, 'db' | 'mail' | 'requestId' | 'cacheability'>;

/**
 * How many calls of one request, a batch maybe, gave what follows from their input and the stored
 * content alone. Its response may be cached when that is all of them and none failed.
 */
export class Cacheability {
  #calls = 0;

  /** Procedures mark each call themselves: see `contentProcedure`. */
  markCall(): void {
    this.#calls += 1;
  }

  /** Whether all of this many calls, at least one, were marked. */
  coversAll(calls: number): boolean {
    return calls > 0 && this.#calls === calls;
  }
}

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
 * The context of a page that is cached for everyone with this visitor's passports: nobody is signed
 * in, and reading from the request that happened to be the cache miss throws.
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
