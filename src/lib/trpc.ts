import { notFound } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { UnexpectedResponse } from './apiFetch.ts';

/** The API as React hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** The API outside components: in loaders, from the router's context. */
export type TrpcUtils = CreateQueryUtils<AppRouter>;

/** What the procedures return: `RouterOutputs['destination']['byId']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What the procedures take. */
export type RouterInputs = inferRouterInputs<AppRouter>;

/** The path of a procedure: `destination.byId`. */
export type Procedure = {
  [Router in keyof RouterOutputs]: `${Router}.${string & keyof RouterOutputs[Router]}`;
}[keyof RouterOutputs];

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Whether no response of the API arrived, so that a retry may help. */
export function isNetworkFailure(error: unknown): boolean {
  if (!isApiError(error) || error.data) return false;
  const isClientError = error.cause instanceof UnexpectedResponse && error.cause.status < 500;
  return !isClientError;
}

/** The message of an error response; undefined when the server couldn't be reached. */
export function serverMessage(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.data || error.cause instanceof UnexpectedResponse ? error.message : undefined;
}

const serverFaultCodes = new Set(['SERVICE_UNAVAILABLE', 'FORBIDDEN']);

/**
 * Whether the server, its disk or its host name is at fault, not the input; the message has advice.
 */
export function isServerFault(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.cause instanceof UnexpectedResponse || serverFaultCodes.has(error.data?.code ?? '');
}

/** Whether the page is from an earlier release, which called what the server no longer has. */
export function isOutdatedPage(error: unknown): boolean {
  return isApiError(error) && error.data?.code === 'PRECONDITION_FAILED';
}

const missingCodes = new Set(['NOT_FOUND', 'BAD_REQUEST']);

/**
 * For loaders: turns the API's NOT_FOUND, and malformed ids or codes, into the router's notFound.
 */
export async function orNotFound<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    if (isMissing(error)) throw notFound();
    throw error;
  }
}

/** For optional parameters of an address: undefined if nothing is found. */
export async function orUndefined<Data>(data: Promise<Data>): Promise<Data | undefined> {
  try {
    return await data;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the API has nothing under the given id or code, or refuses it: asking again changes nothing. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && missingCodes.has(error.data?.code ?? '');
}
