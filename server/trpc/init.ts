import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { requireRole, requireSession } from '../auth/access.ts';
import { runAs, userActor } from '../services/history/actor.ts';
import type { ContentContext, Context } from './context.ts';
import { fieldErrors, publicCode, publicMessage, statusOf, withDomainCode } from './errors.ts';

// zod/mini has no default messages; these are for checks without their own.
z.config(z.locales.en());

const t = initTRPC.context<Context>().create({
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
export const publicProcedure = t.procedure.use(async ({ next }) => {
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
  request: undefined,
  reply: undefined,
  visitor: undefined,
  user: undefined,
};

/**
 * A query whose result depends on input and content only. Its response is cached for everyone, so
 * its context has nothing about the visitor, and each successful call is marked as cacheable.
 */
export const contentProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const result = await next({ ctx: hiddenFromContent });
  if (result.ok) ctx.cacheability.markCall();
  return result;
});

/**
 * For all signed-in users, even before two-factor is set up: their own account only.
 * `ctx.signedInUser` is the caller, and the history's actor.
 */
export const accountProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const user = requireSession(await ctx.user());
  return runAs(userActor(user), () => next({ ctx: { ...ctx, signedInUser: user } }));
});

/** For administrators and editors. */
export const editorProcedure = accountProcedure.use(({ ctx, next }) => {
  requireRole(ctx.signedInUser, 'editor');
  return next();
});

/** For administrators only: accounts, settings and sources of rules. */
export const adminProcedure = editorProcedure.use(({ ctx, next }) => {
  requireRole(ctx.signedInUser, 'administrator');
  return next();
});
