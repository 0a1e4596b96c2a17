import { statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { MINUTE_MS } from '#core/dates.ts';
import { writeRescueCopy } from './rescueCopy.ts';

/** A file that was opened is no longer in its place. */
export type FileLoss = 'DATABASE_FILE_LOST' | 'DATABASE_LOG_LOST';

/** Why a write was refused; server/storageErrors.ts has the sentence of each. */
export type FileProblem = FileLoss | 'DATABASE_DAMAGED';

/** A write was refused because of what happened to the database file or its write-ahead log. */
export class DatabaseFileError extends Error {
  readonly code: FileProblem;

  constructor(code: FileProblem, path: string, copy?: string) {
    const seen = copy ? `; what was still seen of it is in ${copy}` : '';
    super(`${path} ${reasons[code]}${seen}`);
    this.code = code;
  }
}

const reasons: Record<FileProblem, string> = {
  DATABASE_FILE_LOST: 'is no longer the file that was opened',
  DATABASE_LOG_LOST: 'no longer has the write-ahead log that was opened',
  DATABASE_DAMAGED: 'is damaged',
};

/**
 * A problem that was found. Of lost files it has the path of a copy of what the connection still saw,
 * or the error that kept it from being made.
 */
export type FoundProblem = { problem: FileProblem; copy?: string; err?: unknown };

/** The interval between attempts at a copy of what a connection still sees, in ms. */
const COPY_RETRY_MS = MINUTE_MS;

/**
 * The databases that are open for writing. Garbage collection of one would close it, which writes
 * the pages of a deleted log over the database.
 */
const openFiles = new Set<DatabaseFile>();

/**
 * Whether this process has the database at `path` open for writing. Then nothing else in it may open
 * the file: on POSIX, closing any descriptor of a file drops all locks that the process has on it
 * (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
export function isOpenHere(path: string): boolean {
  return [...openFiles].some((file) => file.path === path);
}

/**
 * The files of the database at `path` that `sqlite` has just opened and written to: the database, its
 * write-ahead log and the log's index. If one of them is removed or replaced, SQLite goes on with
 * the open files: what it writes is lost when the process ends, or, written back to the database by
 * closing the connection, damages what other processes have written since.
 */
export class DatabaseFile {
  readonly path: string;
  readonly sqlite: Sqlite.Database;
  readonly #database: string | undefined;
  readonly #log: string;
  #listener: ((found: FoundProblem) => void) | undefined;
  #lost: FileLoss | null = null;
  #copy: string | undefined;
  /** When the copy was last tried, by `performance.now`. */
  #triedAt = Number.NEGATIVE_INFINITY;
  #isReported = false;
  #damage: FoundProblem | undefined;

  constructor(path: string, sqlite: Sqlite.Database) {
    this.path = path;
    this.sqlite = sqlite;
    this.#database = identityOf(path);
    this.#log = this.#identityOfLog();
    openFiles.add(this);
  }

  /**
   * Calls `listener` each time the file or its log is found missing, and again when what the
   * connection still sees could be copied later; and once when the database is found damaged.
   */
  onProblem(listener: (found: FoundProblem) => void): void {
    this.#listener = listener;
    if (this.#damage) listener(this.#damage);
  }

  /** Notes an error of a statement, which may tell that the database is damaged. */
  noteError(error: unknown): void {
    if (this.#damage || !isDamage(error) || this.lost()) return;
    this.#damage = { problem: 'DATABASE_DAMAGED', err: error };
    this.#listener?.(this.#damage);
  }

  /**
   * What is lost: whether the path still refers to the open file, and the log beside it to the open
   * log; null if they do. A lost log stays lost: another process may have written without it. Costs
   * three stat(2), 6 µs.
   */
  lost(): FileLoss | null {
    const lost = this.#findLoss();
    if (lost && lost !== this.#lost) this.#beginLoss();
    this.#lost = lost;
    if (lost && performance.now() - this.#triedAt >= COPY_RETRY_MS) this.#rescue(lost);
    return lost;
  }

  /** Throws DatabaseFileError when the files are lost. */
  requireInPlace(): void {
    const lost = this.lost();
    if (lost) throw new DatabaseFileError(lost, this.path, this.#copy);
  }

  /** Throws DatabaseFileError when the files are lost or the database is damaged. */
  requireWritable(): void {
    this.requireInPlace();
    if (this.#damage) throw new DatabaseFileError('DATABASE_DAMAGED', this.path);
  }

  /** Closes the connection; leaves it open until the process has ended if its files are lost. */
  close(): void {
    const lost = this.lost();
    if (lost) {
      this.#rescue(lost);
      return;
    }
    openFiles.delete(this);
    this.sqlite.close();
  }

  #beginLoss() {
    this.#copy = undefined;
    this.#triedAt = Number.NEGATIVE_INFINITY;
    this.#isReported = false;
    // At its natural end a process closes what is open, but not when it is told to exit.
    process.once('exit', (code) => process.exit(code));
  }

  /** Copies what the connection still sees, once; within a transaction SQLite can't. */
  #rescue(lost: FileLoss) {
    if (this.#copy !== undefined || this.sqlite.inTransaction) return;
    this.#triedAt = performance.now();
    let err: unknown;
    try {
      this.#copy = writeRescueCopy(this.sqlite, this.path);
    } catch (error) {
      err = error;
    }
    if (this.#copy === undefined && this.#isReported) return;
    this.#listener?.({ problem: lost, ...(this.#copy ? { copy: this.#copy } : { err }) });
    this.#isReported = this.#listener !== undefined;
  }

  #findLoss(): FileLoss | null {
    if (this.#lost === 'DATABASE_LOG_LOST') return this.#lost;
    if (identityOf(this.path) !== this.#database) return 'DATABASE_FILE_LOST';
    return this.#identityOfLog() === this.#log ? null : 'DATABASE_LOG_LOST';
  }

  #identityOfLog(): string {
    return `${identityOf(`${this.path}-wal`)} ${identityOf(`${this.path}-shm`)}`;
  }
}

/** The advice for a damaged database. */
export const toRestore = 'Stop the server and restore a backup: npm run restore -- FILE';

/** SQLite's errors for a file with unexpected content. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

/** Device and inode; undefined if there is no file. */
function identityOf(path: string): string | undefined {
  try {
    // On Windows, inode numbers exceed 2^53.
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
