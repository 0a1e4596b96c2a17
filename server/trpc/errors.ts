import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { $ZodError, $ZodRealError, flattenError } from 'zod/v4/core';
import { DomainError, type DomainErrorKind } from '../services/errors.ts';
import { storageErrorMessage } from '../services/storageErrors.ts';

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

/** What a procedure threw, with the code of the domain error behind it, if there is one. */
export function withDomainCode(error: TRPCError): TRPCError {
  const { cause } = error;
  if (!(cause instanceof DomainError)) return error;
  return new TRPCError({ code: codes[cause.kind], message: cause.message, cause });
}

/** The code the client is told. */
export function publicCode(error: TRPCError): TRPCError['code'] {
  return storageErrorMessage(error) ? 'SERVICE_UNAVAILABLE' : error.code;
}

/** The message the client is told: our own words, never those of a library or the database. */
export function publicMessage(error: TRPCError, requestId: string | undefined): string {
  const storageMessage = storageErrorMessage(error);
  if (storageMessage) return storageMessage;
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
export function fieldErrors({ cause }: TRPCError): Record<string, string[] | undefined> {
  if (cause instanceof DomainError && cause.field) return { [cause.field]: [cause.message] };
  if (cause instanceof $ZodError) return flattenError(withoutFieldsPrefix(cause)).fieldErrors;
  return {};
}

/** An update sends its form under `fields`, beside an id: the form knows its fields without that. */
function withoutFieldsPrefix(error: $ZodError): $ZodError {
  return new $ZodRealError(
    error.issues.map((issue) =>
      issue.path[0] === 'fields' ? { ...issue, path: issue.path.slice(1) } : issue,
    ),
  );
}

/** The HTTP status that goes with what the client is told. */
export function statusOf(error: TRPCError): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: publicCode(error) }));
}
