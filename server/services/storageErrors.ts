const FULL = 'The disk of the server is full. Nothing was saved.';
const BUSY = 'The database is busy. Nothing was saved. Please try again.';
const LOST = 'The database file of the server was moved, replaced or deleted. Nothing was saved.';
const UNWRITABLE = 'The disk of the server can’t be used. Nothing was saved.';

/** By the codes of SQLite and of the operating system, without what SQLite adds after them. */
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
};

/**
 * The message for users when a full or failing disk or the database's lock caused the error;
 * undefined for every other error. Such a request can be retried later.
 */
export function storageErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const basicCode = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return messages[basicCode] ?? storageErrorMessage(error.cause);
}

/** Whether the error is that of a lost database file, which is logged once and not at each write. */
export function isLostFile(error: unknown): boolean {
  return storageErrorMessage(error) === LOST;
}

/** Whether a full disk caused the error. */
export function isDiskFull(error: unknown): boolean {
  return storageErrorMessage(error) === FULL;
}
