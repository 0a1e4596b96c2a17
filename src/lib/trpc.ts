import { notFound } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/trpc/appRouter.ts';
import { ForeignAnswer } from './apiFetch.ts';

/** The API as React hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** The API outside of components: in loaders, in the router's context. */
export type TrpcUtils = CreateQueryUtils<AppRouter>;

/** What the procedures return: `RouterOutputs['destination']['byId']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Whether the request never got an answer that was meant for it: another try may. */
export function isNetworkFailure(error: unknown): boolean {
  if (!isApiError(error) || error.data) return false;
  const isRefusal = error.cause instanceof ForeignAnswer && error.cause.status < 500;
  return !isRefusal;
}

/** What the server said, in its own words or in ours; nothing when it could not be reached. */
export function serverMessage(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.data || error.cause instanceof ForeignAnswer ? error.message : undefined;
}

const notTheAskersFault = new Set(['SERVICE_UNAVAILABLE', 'FORBIDDEN']);

/**
 * Whether the trouble is the server, its disk or the address it was asked at, not what was asked: its
 * words say what to do.
 */
export function isServerRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.cause instanceof ForeignAnswer || notTheAskersFault.has(error.data?.code ?? '');
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
