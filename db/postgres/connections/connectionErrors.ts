/** What is known of a statement that got no answer. */
type Code =
  /** Nothing was changed: it was not sent, only reads, or its transaction was not to be committed yet. */
  | 'DATABASE_UNAVAILABLE'
  /** The connection was lost after a change was sent: it may have been made or not. */
  | 'DATABASE_CONNECTION_LOST'
  /** Every connection of the pool, or the turn to write, was in use for too long: it was not sent. */
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

/** Of the operating system: nobody listens, or nobody answers. */
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
 * Of PostgreSQL, when it stops, starts, has no connection left or ends one that idled for too long:
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

/** What pg says, without a code, of a connection that ended, or was not made in time. */
const lost =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/** What pg says, without a code, of a statement for a connection that had ended before. */
const neverSent = /^(Client has encountered a connection error|Client was closed)/;

/** Of PostgreSQL to who logs in: a wrong password, an account or a database that is no longer there. */
const refusals = ['28P01', '28000', '3D000'];

/** Whether PostgreSQL refused the login, which waiting doesn't mend. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.includes(String(error.code));
}

/** Whether the error says that there is no connection to PostgreSQL, and may soon be one again. */
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

/** Whether the statement was refused on this side, since its connection had ended before. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && neverSent.test(error.message);
}

/** Whether the time for an answer was over: another try would take as long again. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether the pool had no connection to give, since all were in use. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Why, in one line: where a name has several addresses, Node's error has no words of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
