import type { OpenDatabase } from '#db/engine.ts';
import type { AccountLimitName } from '#server/auth/accountLimits.ts';
import type { RateLimitName } from '#server/rateLimits.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import type { TestBrowser } from '../support/site/testApp.ts';
import type { Allowed } from './touches.ts';

type Routers = AppRouter['_def']['record'];

/** The paths of the procedures of these routers. */
export type ProcedurePath<Noun extends keyof Routers = keyof Routers> = {
  [One in Noun]: `${One}.${keyof Routers[One] & string}`;
}[Noun];

/** A line for each procedure of these routers: one too few or too many is a type error. */
export type ProceduresOf<Noun extends keyof Routers> = Record<ProcedurePath<Noun>, Procedure>;

export type Api = TestBrowser['api'];

type Call = (api: Api, db: OpenDatabase) => Promise<unknown>;

/**
 * Whom a procedure is for: everybody; signed-in users, even before two-factor is set up; signed-in
 * users; administrators only.
 */
type Role = 'visitor' | 'account' | 'editor' | 'administrator';

type Effects = {
  /** The rows that a successful call may change, besides content version, history and limits. */
  touches?: Allowed;
  /** True if it may change public content. */
  content?: true;
  /** The rate limits that count a call, whether it succeeds or not. */
  limits?: (RateLimitName | AccountLimitName)[];
  /** The need of a successful call that no generated input meets: those may change nothing. */
  needs?: string;
  /** Why its change of a record is not in the history. */
  untraced?: string;
  /** Why only some of its changes, or of those that its example prepares, are in the history. */
  partlyTraced?: string;
};

/** A procedure as the tests know it, independent of what its router declares. */
export type Procedure = Effects & {
  role: Role;
  /** A call as an administrator, in all variants of its query; it creates the records it needs. */
  call: Call;
};

type Line = {
  (call: Call): Procedure;
  (touches: Allowed, call: Call): Procedure;
  (effects: Effects, call: Call): Procedure;
};

/** A line of the table: the call, after its effects or only the rows that it may touch. */
function lineOf(role: Role): Line {
  return (first: Call | Allowed | Effects, call?: Call) => {
    if (!call) return { role, call: first as Call };
    return { role, call, ...(typeof first === 'function' ? { touches: first as Allowed } : first) };
  };
}

export const visitor = lineOf('visitor');
export const account = lineOf('account');
export const editor = lineOf('editor');
export const administrator = lineOf('administrator');
