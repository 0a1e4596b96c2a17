import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(failureMessages);

/** `Retry-After` for errors that may pass by themselves, in seconds. */
const RETRY_AFTER_S = 5;

/** Failures that last until somebody has put things right. */
const lasting: readonly StorageFailure[] = ['databaseLogLost', 'databaseDamaged'];

/** The messages that say what failed. */
type StorageFailure =
  | 'diskFull'
  | 'databaseBusy'
  | 'databaseLost'
  | 'databaseLogLost'
  | 'databaseDamaged'
  | 'unwritable'
  | 'unreachable'
  | 'cutOff'
  | 'readOnly';

/**
 * What failed by error code: SQLite's without extensions, the operating system's, of the connection to
 * PostgreSQL, and PostgreSQL's own
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const failures: Record<string, StorageFailure> = {
  SQLITE_FULL: 'diskFull',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  SQLITE_BUSY: 'databaseBusy',
  SQLITE_LOCKED: 'databaseBusy',
  DATABASE_FILE_LOST: 'databaseLost',
  DATABASE_LOG_LOST: 'databaseLogLost',
  DATABASE_DAMAGED: 'databaseDamaged',
  SQLITE_CORRUPT: 'databaseDamaged',
  SQLITE_NOTADB: 'databaseDamaged',
  SQLITE_IOERR: 'unwritable',
  SQLITE_READONLY: 'unwritable',
  SQLITE_CANTOPEN: 'unwritable',
  EFBIG: 'unwritable',
  EIO: 'unwritable',
  EROFS: 'unwritable',
  DATABASE_UNAVAILABLE: 'unreachable',
  DATABASE_CONNECTION_LOST: 'cutOff',
  DATABASE_BUSY: 'databaseBusy',
  // A timeout, a lock held for too long, a deadlock, a serialization failure.
  '57014': 'databaseBusy',
  '55P03': 'databaseBusy',
  '40P01': 'databaseBusy',
  '40001': 'databaseBusy',
  '53000': 'databaseBusy',
  '53200': 'databaseBusy',
  '53300': 'databaseBusy',
  '53100': 'diskFull',
  '25006': 'readOnly',
  '58030': 'unwritable',
  XX001: 'databaseDamaged',
  XX002: 'databaseDamaged',
};

/**
 * The user's message for an error caused by a full or failing disk, a database lock, the connection,
 * or a lost or damaged file; undefined for any other error.
 */
export function storageErrorMessage(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure && t(failure);
}

/** When a request that failed with such an error can be retried, in seconds; undefined if it can't. */
export function storageRetryAfter(error: unknown): number | undefined {
  const failure = failureOf(error);
  return failure && !lasting.includes(failure) ? RETRY_AFTER_S : undefined;
}

function failureOf(error: unknown): StorageFailure | undefined {
  const code = codeOf(error);
  return code === undefined ? undefined : failures[code];
}

/** The first known code of an error and its causes. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const basicCode = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return basicCode in failures ? basicCode : codeOf(error.cause);
}

/**
 * Whether the database is lost, or a write was refused as it is known to be damaged: both are logged
 * once and not per request.
 */
export function isDatabaseLost(error: unknown): boolean {
  const failure = failureOf(error);
  const isLost =
    failure && ['databaseLost', 'databaseLogLost', 'unreachable', 'cutOff'].includes(failure);
  return isLost || codeOf(error) === 'DATABASE_DAMAGED';
}

/** Whether a full disk caused the error. */
export function isDiskFull(error: unknown): boolean {
  return failureOf(error) === 'diskFull';
}
