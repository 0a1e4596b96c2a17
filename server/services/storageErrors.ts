const FULL = 'The disk of the server is full. Nothing was saved.';
const BUSY = 'The database is busy. Nothing was saved. Please try again.';
const LOST = 'The database file of the server was moved, replaced or deleted. Nothing was saved.';
const UNWRITABLE = 'The disk of the server can’t be used. Nothing was saved.';
const UNREACHABLE = 'The database can’t be reached. Nothing was saved. Please try again.';
const CUT_OFF =
  'The connection to the database was lost. This may or may not have been saved: look before you send it again.';
const READ_ONLY = 'The database takes no changes right now. Nothing was saved.';

/** `Retry-After` for any of these errors, in seconds. */
export const STORAGE_RETRY_AFTER_S = 5;

/**
 * Messages by error code: SQLite's without extensions, the operating system's, of the connection to
 * PostgreSQL, and PostgreSQL's own
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const messages: Record<string, string> = {
  SQLITE_FULL: FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  SQLITE_BUSY: BUSY,
  SQLITE_LOCKED: BUSY,
  DATABASE_FILE_LOST: LOST,
  SQLITE_IOERR: UNWRITABLE,
  SQLITE_READONLY: UNWRITABLE,
  SQLITE_CANTOPEN: UNWRITABLE,
  EFBIG: UNWRITABLE,
  EIO: UNWRITABLE,
  EROFS: UNWRITABLE,
  DATABASE_UNAVAILABLE: UNREACHABLE,
  DATABASE_CONNECTION_LOST: CUT_OFF,
  DATABASE_BUSY: BUSY,
  // A timeout, a lock held for too long, a deadlock, a serialization failure.
  '57014': BUSY,
  '55P03': BUSY,
  '40P01': BUSY,
  '40001': BUSY,
  '53000': BUSY,
  '53200': BUSY,
  '53300': BUSY,
  '53100': FULL,
  '25006': READ_ONLY,
  '58030': UNWRITABLE,
};

/**
 * The user's message for an error caused by a full or failing disk, a database lock or the
 * connection; undefined for any other error. Such a request can be retried.
 */
export function storageErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const basicCode = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return messages[basicCode] ?? storageErrorMessage(error.cause);
}

/** Whether the database is lost, which is logged once and not per request. */
export function isDatabaseLost(error: unknown): boolean {
  const message = storageErrorMessage(error);
  return message !== undefined && [LOST, UNREACHABLE, CUT_OFF].includes(message);
}

/** Whether a full disk caused the error. */
export function isDiskFull(error: unknown): boolean {
  return storageErrorMessage(error) === FULL;
}
