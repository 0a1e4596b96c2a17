import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { requireRole, requireSession } from '../auth/access.ts';
import { actingAs, userActor } from '../services/history/actor.ts';
import type { ContentContext, Context } from './context.ts';
import { fieldErrors, publicCode, publicMessage, statusOf, withDomainCode } from './errors.ts';

// zod/mini has no messages of its own: these are for what a schema says nothing about.
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

/** For everyone. A domain error is turned into the tRPC error with its code. */
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
 * A query whose result follows from its input and the stored content alone. Its response is cached
 * for everyone, so the context is cut down to what does not tell one visitor from another, and each
 * call that succeeds is marked as cacheable.
 */
export const contentProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const result = await next({ ctx: hiddenFromContent });
  if (result.ok) ctx.cacheability.markCall();
  return result;
});

/**
 * For everybody who is signed in, also who has yet to set up two-factor: one's own account and no more.
 * `ctx.signedInUser` is the one who calls, and the one whom the history names for every change.
 */
export const accountProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const user = requireSession(await ctx.user());
  return actingAs(userActor(user), () => next({ ctx: { ...ctx, signedInUser: user } }));
});

/** For everybody who is signed in, editors too. */
export const editorProcedure = accountProcedure.use(({ ctx, next }) => {
  requireRole(ctx.signedInUser, 'editor');
  return next();
});

/** For administrators alone: accounts, settings and where rules come from. */
export const adminProcedure = editorProcedure.use(({ ctx, next }) => {
  requireRole(ctx.signedInUser, 'administrator');
  return next();
});
