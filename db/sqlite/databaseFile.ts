import { statSync } from 'node:fs';

/** A write that was refused because its file could not be found again. */
export class DatabaseFileLostError extends Error {
  readonly code = 'DATABASE_FILE_LOST';
}

/**
 * The file at `path` that a connection was just opened on. SQLite goes on with the open file when
 * the path leads to another or to none: what is written then is gone with the process.
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

  /** Calls `listener` once each time the file is found lost. */
  onLost(listener: () => void): void {
    this.#lostListener = listener;
  }

  /** Whether the path still leads to the open file. Costs one stat(2), 2 µs. */
  isInPlace(): boolean {
    const isLost = identityOf(this.path) !== this.#identity;
    if (isLost && !this.#isLost) this.#lostListener?.();
    this.#isLost = isLost;
    return !isLost;
  }

  /** Throws DatabaseFileLostError unless the path still leads to the open file. */
  requireInPlace(): void {
    if (!this.isInPlace()) {
      throw new DatabaseFileLostError(`${this.path} is no longer the file that was opened`);
    }
  }
}

/** Device and inode, or undefined where no file can be found. */
function identityOf(path: string): string | undefined {
  try {
    // On Windows the numbers are larger than a double holds.
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
