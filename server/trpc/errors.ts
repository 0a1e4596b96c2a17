import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyBaseLogger } from 'fastify';
import { $ZodError, $ZodRealError, flattenError } from 'zod/v4/core';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { DomainError, type DomainErrorKind, TryLater } from '../errors.ts';
import { isDatabaseLost, storageErrorMessage, storageRetryAfter } from '../storageErrors.ts';

const t = translator(failureMessages);

const codes: Record<DomainErrorKind, TRPCError['code']> = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  fileTooLarge: 'PAYLOAD_TOO_LARGE',
  unusableFile: 'UNPROCESSABLE_CONTENT',
  rateLimited: 'TOO_MANY_REQUESTS',
  overloaded: 'SERVICE_UNAVAILABLE',
};

/** Maps a domain error behind a tRPC error to its code. */
export function withDomainCode(error: TRPCError): TRPCError {
  const { cause } = error;
  if (!(cause instanceof DomainError)) return error;
  return new TRPCError({ code: codes[cause.kind], message: cause.message, cause });
}

/** The error code for the client. */
export function publicCode(error: TRPCError): TRPCError['code'] {
  return storageErrorMessage(error) ? 'SERVICE_UNAVAILABLE' : error.code;
}

/** The error message for the client: never one of a library or the database. */
export function publicMessage(error: TRPCError, requestId: string | undefined): string {
  const storageMessage = storageErrorMessage(error);
  if (storageMessage) return storageMessage;
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    return t('wrong', { reference: requestId ?? 'unknown' });
  }
  if (error.cause instanceof $ZodError) {
    return error.cause.issues
      .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
      .join('; ');
  }
  return error.message;
}

/** Validation messages by field name. */
export function fieldErrors({ cause }: TRPCError): Record<string, string[] | undefined> {
  if (cause instanceof DomainError && cause.field) return { [cause.field]: [cause.message] };
  if (cause instanceof $ZodError) return flattenError(withoutFieldsPrefix(cause)).fieldErrors;
  return {};
}

/**
 * An update sends its form under `fields`, beside an id; forms expect names without that prefix.
 */
function withoutFieldsPrefix(error: $ZodError): $ZodError {
  return new $ZodRealError(
    error.issues.map((issue) =>
      issue.path[0] === 'fields' ? { ...issue, path: issue.path.slice(1) } : issue,
    ),
  );
}

/** The HTTP status for the client. */
export function statusOf(error: TRPCError): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: publicCode(error) }));
}

/** The status of a response whose calls all failed alike; undefined where tRPC has to choose. */
export function statusOfAll(paths: readonly string[], errors: TRPCError[]): number | undefined {
  const [status, ...others] = new Set(errors.map(statusOf));
  return errors.length === paths.length && others.length === 0 ? status : undefined;
}

/** `Retry-After`, in seconds, when a call failed because of a limit, a full queue or the storage. */
export function retryAfterS(errors: TRPCError[]): number | undefined {
  const refusal = errors.map(({ cause }) => cause).find((cause) => cause instanceof TryLater);
  if (refusal) return refusal.retryAfterS;
  return errors.map(storageRetryAfter).find(Boolean);
}

/** A domain error for the client; undefined for other errors. */
export function describeFailure(
  error: unknown,
  requestId: string,
):
  | {
      status: number;
      message: string;
      fieldErrors: Record<string, string[] | undefined>;
      /** Seconds to wait, if a retry may help. */
      retryAfterS: number | undefined;
    }
  | undefined {
  if (!(error instanceof TRPCError)) return undefined;
  return {
    status: statusOf(error),
    message: publicMessage(error, requestId),
    fieldErrors: fieldErrors(error),
    retryAfterS: retryAfterS([error]),
  };
}

/**
 * Logs an internal error with its cause. Refusals are not logged, nor are requests while the
 * database is lost, which is logged once.
 */
export function logFailure(
  { log }: { log: FastifyBaseLogger },
  error: unknown,
  procedure: string | undefined,
): void {
  const isRefusal = error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR';
  if (isRefusal || isDatabaseLost(error)) return;
  log.error({ err: (error instanceof TRPCError && error.cause) || error, procedure });
}
