import { statSync } from 'node:fs';

/** A write was refused because the database file is no longer at its path. */
export class DatabaseFileLostError extends Error {
  readonly code = 'DATABASE_FILE_LOST';
}

/**
 * The file at `path` that a connection has just opened. If the path is removed or replaced, SQLite
 * goes on with the open file, and its writes are lost when the process ends.
 */
export class DatabaseFile {
  readonly path: string;
  readonly #identity: string | undefined;
  #lostListener: (() => void) | undefined;
  #isLost = false;

  constructor(path: string) {
    this.path = path;
    this.#identity = identityOf(path);
  }

  /** Calls `listener` once each time the file is found missing. */
  onLost(listener: () => void): void {
    this.#lostListener = listener;
  }

  /** Whether the path still refers to the open file. Costs one stat(2), 2 µs. */
  isInPlace(): boolean {
    const isLost = identityOf(this.path) !== this.#identity;
    if (isLost && !this.#isLost) this.#lostListener?.();
    this.#isLost = isLost;
    return !isLost;
  }

  /** Throws DatabaseFileLostError unless the path still refers to the open file. */
  requireInPlace(): void {
    if (!this.isInPlace()) {
      throw new DatabaseFileLostError(`${this.path} is no longer the file that was opened`);
    }
  }
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
