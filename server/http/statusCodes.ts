import type { DomainError, DomainErrorKind } from '../errors.ts';

const statusCodes: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  fileTooLarge: 413,
  unusableFile: 422,
  rateLimited: 429,
  overloaded: 503,
};

/** The HTTP status of a domain error outside tRPC. */
export function statusCodeOf({ kind }: DomainError): number {
  return statusCodes[kind];
}
