import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { namesDocuments } from '#core/documents/namesDocuments.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { type ContentKind, contentKinds } from '#db/contentState.ts';
import { requireRole, requireSession } from '../auth/access.ts';
import { type AccountLimitName, countTries, isAccountLimit } from '../auth/accountLimits.ts';
import { runAs, userActor } from '../history/actor.ts';
import { networkOf } from '../lib/ip.ts';
import type { RateLimitName } from '../rateLimits.ts';
import type { ContentContext, Context } from './context.ts';
import { fieldErrors, publicCode, publicMessage, statusOf, withDomainCode } from './errors.ts';

/** What a procedure declares about itself; the middlewares below enforce it. */
export type ProcedureMeta = {
  /** Whom it is for; without one, for everyone. `account` is any signed-in user. */
  role?: 'account' | Role;
  /**
   * What its result depends on besides its input: public content of these kinds (and the countries,
   * whose changes count for every kind), or that and the visitor's passports. Without one it may
   * depend on anything, and no response with it is cached.
   */
  dependsOn?: readonly ContentKind[] | 'passports';
  /** The limit against which `countAttempt` counts each call with valid input. */
  rateLimit?: RateLimitName | AccountLimitName;
  /** Whether it may change public content, and so empty the response cache. */
  movesContent?: boolean;
};

// zod/mini has no default messages; these are for checks without their own.
z.config(z.locales.en());

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: publicMessage(error, ctx?.requestId),
      data: {
        code: publicCode(error),
        httpStatus: statusOf(error),
        fieldErrors: fieldErrors(error),
      },
    }),
  });

export const router = t.router;

/** For everyone. Maps domain errors to tRPC errors. */
export const publicProcedure = t.procedure.use(async ({ ctx, meta, next }) => {
  const dependsOn = meta?.dependsOn ?? (['request'] as const);
  for (const one of dependsOn === 'passports' ? [dependsOn] : dependsOn) ctx.dependencies.add(one);
  const result = await next();
  if (!result.ok) throw withDomainCode(result.error);
  return result;
});

const hiddenFromContent: Record<Exclude<keyof Context, keyof ContentContext>, undefined> = {
  config: undefined,
  auth: undefined,
  rateLimits: undefined,
  visitorCountry: undefined,
  ruleImports: undefined,
  ruleEditions: undefined,
  recordImports: undefined,
  updateReview: undefined,
  unanswered: undefined,
  request: undefined,
  reply: undefined,
  visitor: undefined,
  user: undefined,
};

/**
 * Takes everything about the visitor from a query's context, as its result depends on input and content
 * only. A result that counts with a traveller's documents is cached nowhere.
 */
export const fromContentOnly = t.middleware(async ({ ctx, getRawInput, next }) => {
  if (namesDocuments(await getRawInput())) ctx.dependencies.add('request');
  return next({ ctx: hiddenFromContent });
});

/** A query whose result depends on input and content only, of all kinds unless it names some. */
export const contentProcedure = publicProcedure
  .meta({ dependsOn: contentKinds })
  .use(fromContentOnly);

/**
 * For all signed-in users, even before two-factor is set up: their own account only.
 * `ctx.signedInUser` is the caller, and the history's actor.
 */
export const accountProcedure = publicProcedure
  .meta({ role: 'account' })
  .use(async ({ ctx, next }) => {
    const user = requireSession(await ctx.user());
    return runAs(userActor(user), () => next({ ctx: { ...ctx, signedInUser: user } }));
  });

/** For administrators and editors, or whom the procedure's own `role` names. */
export const editorProcedure = accountProcedure
  .meta({ role: 'editor' })
  .use(({ ctx, meta, next }) => {
    requireRole(ctx.signedInUser, meta?.role === 'administrator' ? 'administrator' : 'editor');
    return next();
  });

/** As `editorProcedure`, for changes of what visitors see. */
export const contentEditProcedure = editorProcedure.meta({ movesContent: true });

/** For administrators only: accounts, settings and sources of rules. */
export const adminProcedure = editorProcedure.meta({ role: 'administrator' });

/**
 * Counts an attempt against the declared `rateLimit`, by account for the change of a password,
 * otherwise by the request's network. It comes after `input`, so that refused input isn't counted.
 * Throws RateLimited.
 */
export const countAttempt = t.middleware(async ({ ctx, meta, next }) => {
  const limit = meta?.rateLimit;
  if (!limit) throw new Error('This procedure declares no rate limit');
  const network = networkOf(ctx.request.ip);
  if (!isAccountLimit(limit)) ctx.rateLimits.count(limit, network);
  else await countTries(ctx.db, [{ limit, by: [await accountOrNetwork(limit)] }]);
  return next();

  async function accountOrNetwork(name: AccountLimitName): Promise<string> {
    return name === 'passwordChange' ? requireSession(await ctx.user()).id : network;
  }
});
