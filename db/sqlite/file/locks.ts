import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isDamage } from './databaseFile.ts';

/** Exclusive access to a database. */
export type ExclusiveAccess = {
  /** Copies the database to a new file, by this connection: see `isOpenHere`. */
  copyTo: (path: string) => Promise<void>;
  release: () => void;
};

/**
 * Takes exclusive access to the database at `path`, so that its file can be replaced, and
 * checkpoints its WAL. Throws a one-line error when any process has the database open. Null when it
 * is missing or too damaged to open.
 */
export function lockDatabaseExclusively(path: string): ExclusiveAccess | null {
  if (!existsSync(path)) return null;
  const sqlite = new Sqlite(path, { timeout: 1000 });
  try {
    // Every open connection to a WAL database has a shared lock; leaving WAL mode needs an
    // exclusive one.
    sqlite.pragma('locking_mode = exclusive');
    sqlite.pragma('journal_mode = delete');
    // In this locking mode the lock outlasts the transaction, within which nothing can be copied.
    sqlite.exec('begin exclusive; commit');
    return {
      copyTo: async (copy) => {
        await sqlite.backup(copy);
      },
      release: () => sqlite.close(),
    };
  } catch (error) {
    sqlite.close();
    if (isBusy(error)) throw inUse(path);
    if (isDamage(error)) return null;
    throw error;
  }
}

/** The error for a database that another process uses. */
export function inUse(path: string): Error {
  return new Error(`${path} is in use: stop the server and every command, then try again.`);
}

/**
 * Takes the lock that a server has for life on the database at `path`, until the returned function
 * is called or the process ends. Null when another process has it.
 */
export function lockServer(path: string): (() => void) | null {
  return lock(join(dirname(path), 'server.lock'));
}

/**
 * Takes an exclusive lock on the file at `path` until the returned function is called or the
 * process ends. Null when another process has it.
 */
export function lock(path: string): (() => void) | null {
  const sqlite = new Sqlite(path, { timeout: 0 });
  try {
    chownToFolderOwner(path);
    sqlite.exec('begin exclusive');
    return () => sqlite.close();
  } catch (error) {
    sqlite.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** Lets the server's own user take the lock after root ran a command. */
function chownToFolderOwner(path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
