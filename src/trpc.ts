import { notFound } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../server/router.ts';

/** The API as React hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** What the procedures answer: `Answers['destination']['byId']`. */
export type Answers = inferRouterOutputs<AppRouter>;

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Whether the request never got an answer from the API. */
export function isNetworkFailure(error: unknown): boolean {
  return isApiError(error) && !error.data;
}

const namesNothing = new Set(['NOT_FOUND', 'BAD_REQUEST']);

/**
 * For loaders: passes the answer on, and turns the API's NOT_FOUND into the router's. What can't even
 * be an id or a code names nothing either.
 */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isAboutNothing(error)) throw notFound();
    throw error;
  }
}

/** For what an address may name besides the page: undefined where there is no such thing. */
export async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isAboutNothing(error)) return undefined;
    throw error;
  }
}

function isAboutNothing(error: unknown): boolean {
  return isApiError(error) && namesNothing.has(error.data?.code ?? '');
}
