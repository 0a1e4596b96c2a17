const FULL = 'The disk of the server is full. Nothing was saved.';
const BUSY = 'The database is busy. Nothing was saved. Please try again.';
const LOST = 'The database file of the server was moved, replaced or deleted. Nothing was saved.';
const UNWRITABLE = 'The disk of the server can’t be used. Nothing was saved.';
const UNREACHABLE = 'The database can’t be reached. Nothing was saved. Please try again.';
const CUT_OFF =
  'The connection to the database was lost. This may or may not have been saved: look before you send it again.';
const READ_ONLY = 'The database takes no changes right now. Nothing was saved.';

/** When to try again, in seconds (Retry-After), after what any of these errors refused. */
export const STORAGE_RETRY_AFTER_S = 5;

/**
 * By the codes of SQLite, without what SQLite adds after them, of the operating system, of the
 * connection to PostgreSQL, and of PostgreSQL itself
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
  // Too slow, a lock that another held for too long, a deadlock, two changes at once.
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
 * The message for users when a full or failing disk, the database's lock or the way to it caused the
 * error; undefined for every other error. Such a request can be retried later.
 */
export function storageErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const basicCode = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return messages[basicCode] ?? storageErrorMessage(error.cause);
}

/** Whether the database is lost, which is logged once and not at each request that it fails. */
export function isDatabaseLost(error: unknown): boolean {
  const message = storageErrorMessage(error);
  return message !== undefined && [LOST, UNREACHABLE, CUT_OFF].includes(message);
}

/** Whether a full disk caused the error. */
export function isDiskFull(error: unknown): boolean {
  return storageErrorMessage(error) === FULL;
}
