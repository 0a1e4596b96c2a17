import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod/mini';
import { $ZodError, $ZodRealError, flattenError } from 'zod/v4/core';
import { storageErrorMessage } from '../services/storageErrors.ts';
import type { ContentContext, Context } from './context.ts';

/** A refusal that belongs to one field of the form: the message is shown there. */
export class FieldError extends TRPCError {
  readonly field: string;
  constructor(code: TRPCError['code'], field: string, message: string) {
    super({ code, message });
    this.field = field;
  }
}

// zod/mini has no words of its own; this is what a refused input says where a schema says nothing.
z.config(z.locales.en());

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: publicMessage(error, ctx?.requestId),
    data: {
      code: storageErrorMessage(error) ? 'SERVICE_UNAVAILABLE' : shape.data.code,
      httpStatus: statusOf(error),
      fieldErrors: fieldErrors(error),
    },
  }),
});

/** What leaves the process: our own words, never those of a library or the database. */
export function publicMessage(error: TRPCError, requestId: string | undefined): string {
  const trouble = storageErrorMessage(error);
  if (trouble) return trouble;
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    return `Something went wrong on our side. Please try again. (Reference ${requestId ?? 'unknown'})`;
  }
  if (error.cause instanceof $ZodError) {
    return error.cause.issues
      .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
      .join('; ');
  }
  return error.message;
}

/** What is wrong with which field, by the field's name. */
export function fieldErrors(error: TRPCError): Record<string, string[] | undefined> {
  if (error instanceof FieldError) return { [error.field]: [error.message] };
  if (error.cause instanceof $ZodError) return flattenError(atTheForm(error.cause)).fieldErrors;
  return {};
}

/** What came under `fields`, beside an id, is a form's own. */
function atTheForm(error: $ZodError): $ZodError {
  return new $ZodRealError(
    error.issues.map((issue) =>
      issue.path[0] === 'fields' ? { ...issue, path: issue.path.slice(1) } : issue,
    ),
  );
}

/** The HTTP status that goes with a refusal. */
export function statusOf(error: TRPCError): number {
  return storageErrorMessage(error) ? 503 : getHTTPStatusCodeFromError(error);
}

const signedIn = t.middleware(async ({ ctx, next }) => {
  const user = await ctx.user();
  if (!user) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in' });
  return next({ ctx: { ...ctx, signedInUser: user } });
});

export const router = t.router;
export const publicProcedure = t.procedure;

const hiddenFromContent: Record<Exclude<keyof Context, keyof ContentContext>, undefined> = {
  config: undefined,
  auth: undefined,
  rateLimits: undefined,
  visitorCountry: undefined,
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
export const contentProcedure = t.procedure.use(async ({ ctx, next }) => {
  const result = await next({ ctx: hiddenFromContent });
  if (result.ok) ctx.cacheability.markCall();
  return result;
});

/** Only for signed-in administrators; `ctx.signedInUser` is who asks. */
export const adminProcedure = t.procedure.use(signedIn);

export function notFound(what: string): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: `${what} not found` });
}
