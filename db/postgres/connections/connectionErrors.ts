/** The known outcome of a statement without a result. */
type Code =
  /**
   * Nothing was changed: it was not sent, was read-only, or its transaction was not yet being
   * committed.
   */
  | 'DATABASE_UNAVAILABLE'
  /** The connection was lost after a change was sent, which may or may not have been made. */
  | 'DATABASE_CONNECTION_LOST'
  /** It was not sent: the pool or the queue of writers was busy for too long. */
  | 'DATABASE_BUSY';

const sentences: Record<Code, string> = {
  DATABASE_UNAVAILABLE: 'PostgreSQL could not be reached, and nothing was changed',
  DATABASE_CONNECTION_LOST: 'The connection to PostgreSQL was lost before it answered a change',
  DATABASE_BUSY:
    'All connections to PostgreSQL, or the one to write with, were in use for too long',
};

/** A statement that PostgreSQL did not answer. */
export class DatabaseUnavailableError extends Error {
  readonly code: Code;

  constructor(code: Code, cause: unknown) {
    super(`${sentences[code]}: ${reasonOf(cause)}`, { cause });
    this.code = code;
  }
}

/** Error codes of the operating system: connection refused, reset or timed out. */
const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/**
 * Error codes of PostgreSQL when it stops, starts, has no connection left or ends an idle one:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const server = [
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
];

/**
 * Messages of pg, which have no code, for a connection that ended or timed out while connecting.
 */
const lost =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/** Messages of pg, which have no code, for a statement on a connection that had already ended. */
const neverSent = /^(Client has encountered a connection error|Client was closed)/;

/** Error codes of PostgreSQL at login: wrong password, unknown account or database. */
const refusals = ['28P01', '28000', '3D000'];

/** Whether PostgreSQL refused the login; retrying doesn't help. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.includes(String(error.code));
}

/** Whether the error is a lost or missing connection to PostgreSQL, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    network.includes(code) ||
    server.includes(code) ||
    lost.test(error.message) ||
    wasNeverSent(error)
  );
}

/** Whether the statement was never sent, since its connection had already ended. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && neverSent.test(error.message);
}

/** Whether the statement timed out: a retry would take as long again. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether all connections of the pool were in use. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/**
 * The reason in one line; Node's AggregateError of a name with several addresses has no message.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
