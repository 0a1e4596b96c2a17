import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentKind, contentKinds } from '#db/contentState.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { Auth, SignedInUser } from '../auth/auth.ts';
import type { Config } from '../config.ts';
import type { VisitorCountry, VisitorCountryFinder } from '../geo/visitorCountry.ts';
import type { RateLimits } from '../rateLimits.ts';
import type { createRecordImports } from '../records/files/recordImports.ts';
import type { createRuleEditions } from '../rules/editions/ruleEditions.ts';
import type { createRuleImports } from '../rules/editions/ruleImports.ts';
import type { UnansweredCounter } from '../rules/requests/unansweredRequests.ts';
import type { UpdateReview } from '../rules/sources/updateReview.ts';

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
  updateReview: UpdateReview;
  unanswered: UnansweredCounter;
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
  /** What the results of the request's calls so far depend on, besides their input. */
  dependencies: Set<ContentKind | 'passports' | 'request'>;
};

/** The context of cached procedures: nothing about the caller. */
export type ContentContext = Pick<Context, 'db' | 'mail' | 'requestId' | 'dependencies'>;

/** The context of one request; cookies are set on `reply`. */
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
    dependencies: new Set(),
    visitor: () => services.visitorCountry(request),
    user: () => {
      user ??= services.auth.findUser(request, reply);
      return user;
    },
  };
}

/** Tells the response cache the kinds of content that the calls of `context` were answered from. */
export function noteContent({ cacheMiss }: FastifyRequest, { dependencies }: Context): void {
  if (!cacheMiss) return;
  cacheMiss.madeFrom = contentKinds.filter((kind) => dependencies.has(kind));
}
