/** A statement that could not be sent, or whose outcome is unknown because the connection was lost. */
export class DatabaseUnavailableError extends Error {
  readonly code: 'DATABASE_UNAVAILABLE' | 'DATABASE_CONNECTION_LOST';

  constructor(
    code: DatabaseUnavailableError['code'],
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
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

/** Of PostgreSQL: it stops, starts, or has no connection left (errcodes-appendix). */
const server = ['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'];

/** What pg says, without a code, of a connection that ended, or was not made in time. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Client was closed)/;

/** Whether the error says that there is no connection to PostgreSQL, and may soon be one again. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return network.includes(code) || server.includes(code) || messages.test(error.message);
}
