/** Kinds of domain errors; `trpc/` maps them to tRPC codes and `http/` to statuses. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'fileTooLarge'
  | 'unusableFile'
  | 'rateLimited'
  | 'overloaded';

/**
 * A domain error. The message is displayed to the user unchanged; `field` names its form field, if
 * any.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  readonly field: string | undefined;

  constructor(message: string, { field, cause }: { field?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.field = field;
  }
}

/** A request that can never succeed. */
export class InvalidRequest extends DomainError {
  readonly kind = 'invalid';
}

/** A form field refers to something that doesn't exist, or is invalid. */
export class FieldError extends DomainError {
  readonly kind = 'invalid';

  constructor(field: string, message: string) {
    super(message, { field });
  }
}

export const ADMINISTRATORS_ONLY = 'Only an administrator may do this';

/** Nobody is signed in, or the credentials are wrong. */
export class Unauthenticated extends DomainError {
  readonly kind = 'unauthenticated';
}

/** The account's role doesn't allow it. */
export class Forbidden extends DomainError {
  readonly kind = 'forbidden';
}

/** `what` begins the message: "Destination not found". */
export class NotFound extends DomainError {
  readonly kind = 'notFound';

  constructor(what: string) {
    super(`${what} not found`);
  }
}

/** The request conflicts with the stored state. */
export class Conflict extends DomainError {
  readonly kind = 'conflict';
}

export class FileTooLarge extends DomainError {
  readonly kind = 'fileTooLarge';
}

/** An uploaded file that can't be used. */
export class UnusableFile extends DomainError {
  readonly kind = 'unusableFile';
}

/** A refusal for now: the same request may succeed after `retryAfterS` seconds. */
export abstract class TryLater extends DomainError {
  readonly retryAfterS: number;

  constructor(message: string, retryAfterS: number, options?: { cause: unknown }) {
    super(message, options);
    this.retryAfterS = retryAfterS;
  }
}

/** Too many attempts. */
export class RateLimited extends TryLater {
  readonly kind = 'rateLimited';
}

/** A queue is full. */
export class Overloaded extends TryLater {
  readonly kind = 'overloaded';
}
