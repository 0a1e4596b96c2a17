/** The kinds of refusal; `trpc/` maps each to tRPC's code and `http/` to a status. */
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
 * A refusal that follows from the product's rules. The message is written for the user and shown
 * as it is; `field` names the form field it belongs to, if it belongs to one.
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

/** A request that can never succeed as it is. */
export class InvalidRequest extends DomainError {
  readonly kind = 'invalid';
}

/** A field of a form names what does not exist. */
export class FieldError extends DomainError {
  readonly kind = 'invalid';

  constructor(field: string, message: string) {
    super(message, { field });
  }
}

/** Nobody is signed in, or e-mail and password open no account. */
export class Unauthenticated extends DomainError {
  readonly kind = 'unauthenticated';
}

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

/** What is stored already, or was changed since, rules it out. */
export class Conflict extends DomainError {
  readonly kind = 'conflict';
}

export class FileTooLarge extends DomainError {
  readonly kind = 'fileTooLarge';
}

/** An uploaded file that can't become what it is meant for. */
export class UnusableFile extends DomainError {
  readonly kind = 'unusableFile';
}

/** Too many attempts; the next one may succeed after `retryAfterS` seconds. */
export class RateLimited extends DomainError {
  readonly kind = 'rateLimited';
  readonly retryAfterS: number;

  constructor(message: string, retryAfterS: number) {
    super(message);
    this.retryAfterS = retryAfterS;
  }
}

/** A queue is full; the same request may succeed after `retryAfterS` seconds. */
export class Overloaded extends DomainError {
  readonly kind = 'overloaded';
  readonly retryAfterS: number;

  constructor(message: string, retryAfterS: number, options?: { cause: unknown }) {
    super(message, options);
    this.retryAfterS = retryAfterS;
  }
}
