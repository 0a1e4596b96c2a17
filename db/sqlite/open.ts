import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely } from 'kysely';
import type { OpenDatabase } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { DatabaseFile } from './databaseFile.ts';
import { TransactionalSqliteDialect } from './dialect.ts';
import { sqliteEngine } from './engine.ts';
import { refuseForeignFile } from './foreignFile.ts';
import { cacheStatements } from './statementCache.ts';

/** How long opening waits for another process's lock, in ms; blocking is harmless here. */
const OPENING_WAIT_MS = 5000;

/**
 * How long a write waits for another connection's lock before it fails, in ms. A short transaction
 * or a checkpoint holds it for some disk syncs; an import of 50,000 records for two to three
 * seconds.
 */
const WRITE_WAIT_MS = 5000;

export type SqliteOptions = {
  writeWaitMs?: number;
  onStatement?: (seconds: number, statement: CompiledQuery) => void;
  /** Throws instead of creating the file. */
  mustExist?: boolean;
};

/**
 * Opens the SQLite file at `path`, creating it and its folder if needed. A committed write is on
 * disk: WAL with `synchronous=FULL` syncs at every commit. `writeWaitMs` overrides the lock
 * timeout, for processes without visitors. `onStatement` is called with the duration of every
 * statement, in seconds. Writes throw DatabaseFileLostError when the path no longer refers to the
 * open file. Throws a one-line error that names the path when the folder can't be made, or the file
 * is no database or read-only.
 */
export function openSqlite(
  path: string,
  { writeWaitMs = WRITE_WAIT_MS, onStatement, mustExist = false }: SqliteOptions = {},
): OpenDatabase {
  try {
    if (!mustExist) mkdirSync(dirname(path), { recursive: true });
    refuseForeignFile(path);
    const sqlite = new Sqlite(path, { timeout: OPENING_WAIT_MS, fileMustExist: mustExist });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // From here on BusyRetryConnection retries without blocking the event loop.
    sqlite.pragma('busy_timeout = 0');
    const file = new DatabaseFile(path);
    refuseReadOnly(sqlite);
    const db = new Kysely<Schema>({
      dialect: new TransactionalSqliteDialect({
        database: cacheStatements(sqlite, { beforeWrite: () => file.requireInPlace() }),
        inTransaction: () => sqlite.inTransaction,
        waitMs: writeWaitMs,
      }),
      ...(onStatement && {
        log: ({ query, queryDurationMillis }) => onStatement(queryDurationMillis / 1000, query),
      }),
    });
    return Object.assign(db, { engine: sqliteEngine(db, file) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${path} can't be opened: ${reason}`, { cause: error });
  }
}

/**
 * SQLite opens a read-only file without an error and throws at the first write, so this makes one
 * and rolls it back. (An empty transaction would take no lock.) A file locked by another writer is
 * writable.
 */
function refuseReadOnly(sqlite: Sqlite.Database) {
  try {
    sqlite.exec('BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK');
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
  }
}
