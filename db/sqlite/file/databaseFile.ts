import { statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { writeRescueCopy } from './rescueCopy.ts';

/** Why a write was refused; server/storageErrors.ts has the sentence of each. */
export type FileProblem = 'DATABASE_FILE_LOST' | 'DATABASE_LOG_LOST' | 'DATABASE_DAMAGED';

/** A write was refused because of what happened to the database file or its write-ahead log. */
export class DatabaseFileError extends Error {
  readonly code: FileProblem;

  constructor(code: FileProblem, path: string) {
    super(`${path} ${reasons[code]}`);
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

/** Paths that this process has open, by number of connections. */
const openPaths = new Map<string, number>();

/**
 * Connections that are never closed. Closing one would write the pages of a deleted log over the
 * database, and so would garbage collection.
 */
const neverClosed: Sqlite.Database[] = [];

/**
 * Whether this process has the database at `path` open for writing. Then nothing else in it may open
 * the file: on POSIX, closing any descriptor of a file drops all locks that the process has on it
 * (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
export function isOpenHere(path: string): boolean {
  return openPaths.has(path);
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
  #lost: FileProblem | null = null;
  #isReported = false;
  #isDamaged = false;

  constructor(path: string, sqlite: Sqlite.Database) {
    this.path = path;
    this.sqlite = sqlite;
    this.#database = identityOf(path);
    this.#log = this.#identityOfLog();
    openPaths.set(path, (openPaths.get(path) ?? 0) + 1);
  }

  /**
   * Calls `listener` once each time the file or its log is found missing, after what the connection
   * still sees was copied, and once when the database is found damaged.
   */
  onProblem(listener: (found: FoundProblem) => void): void {
    this.#listener = listener;
  }

  /** Notes an error of a statement, which may tell that the database is damaged. */
  noteError(error: unknown): void {
    if (this.#isDamaged || !isDamage(error) || this.lost()) return;
    this.#isDamaged = true;
    this.#listener?.({ problem: 'DATABASE_DAMAGED', err: error });
  }

  /**
   * Whether the path still refers to the open file, and the log beside it to the open log; null if
   * they do. A lost log stays lost: another process may have written without it. Costs three
   * stat(2), 6 µs.
   */
  lost(): FileProblem | null {
    const lost = this.#findLoss();
    if (lost !== this.#lost) this.#isReported = false;
    this.#lost = lost;
    // SQLite can't copy within a transaction: the next check, at the latest on closing, does.
    if (lost && !this.#isReported && !this.sqlite.inTransaction) {
      this.#isReported = true;
      this.#listener?.({ problem: lost, ...this.#rescue() });
    }
    return lost;
  }

  /** Throws DatabaseFileError when the files are lost. */
  requireInPlace(): void {
    const lost = this.lost();
    if (lost) throw new DatabaseFileError(lost, this.path);
  }

  /** Throws DatabaseFileError when the files are lost or the database is damaged. */
  requireWritable(): void {
    this.requireInPlace();
    if (this.#isDamaged) throw new DatabaseFileError('DATABASE_DAMAGED', this.path);
  }

  /** Closes the connection; leaves it open until the process has ended if its files are lost. */
  close(): void {
    const left = (openPaths.get(this.path) ?? 1) - 1;
    if (this.lost()) {
      neverClosed.push(this.sqlite);
      // At its natural end a process closes what is open, but not when it is told to exit.
      process.once('exit', (code) => process.exit(code));
      return;
    }
    if (left > 0) openPaths.set(this.path, left);
    else openPaths.delete(this.path);
    this.sqlite.close();
  }

  #rescue(): { copy: string } | { err: unknown } {
    try {
      return { copy: writeRescueCopy(this.sqlite, this.path) };
    } catch (err) {
      return { err };
    }
  }

  #findLoss(): FileProblem | null {
    if (this.#lost === 'DATABASE_LOG_LOST') return this.#lost;
    if (identityOf(this.path) !== this.#database) return 'DATABASE_FILE_LOST';
    return this.#identityOfLog() === this.#log ? null : 'DATABASE_LOG_LOST';
  }

  #identityOfLog(): string {
    return `${identityOf(`${this.path}-wal`)} ${identityOf(`${this.path}-shm`)}`;
  }
}

/** What to do about a damaged database. */
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
