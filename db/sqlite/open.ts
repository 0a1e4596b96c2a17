import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely } from 'kysely';
import type { OpenDatabase } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { TransactionalSqliteDialect } from './dialect.ts';
import { sqliteEngine } from './engine.ts';
import { DatabaseFile, isDamage, toRestore } from './file/databaseFile.ts';
import { refuseForeign, refuseForeignLog } from './file/foreignFile.ts';
import { isMissing, refuseLost, setAsideLost } from './file/lostDatabase.ts';
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
  /** The folder whose backups say that a missing database was lost. */
  backupFolder?: string;
  /** Creates a database although a lost one left traces; refuses an existing one. */
  isNewSite?: boolean;
};

/**
 * Opens the SQLite file at `path`, creating it and its folder if needed. A committed write is on
 * disk: WAL with `synchronous=FULL` syncs at every commit. `writeWaitMs` overrides the lock
 * timeout, for processes without visitors. `onStatement` is called with the duration of every
 * statement, in seconds. Writes throw DatabaseFileError when the path no longer refers to the open
 * file and its log, or the database is damaged. Throws a one-line error that names the path when the
 * folder can't be made, the file is no database, another program's or read-only, or a database that
 * was there is missing.
 */
export function openSqlite(path: string, options: SqliteOptions = {}): OpenDatabase {
  const { writeWaitMs = WRITE_WAIT_MS, onStatement, mustExist = false } = options;
  if (!mustExist && isMissing(path)) makeWay(path, options);
  try {
    if (!mustExist) mkdirSync(dirname(path), { recursive: true });
    refuseForeignLog(path);
    const file = openFile(path, mustExist);
    const db = new Kysely<Schema>({
      dialect: new TransactionalSqliteDialect({
        database: cacheStatements(file),
        file,
        waitMs: writeWaitMs,
      }),
      log(event) {
        if (event.level === 'error') file.noteError(event.error);
        onStatement?.(event.queryDurationMillis / 1000, event.query);
      },
    });
    return Object.assign(db, { engine: sqliteEngine(db, file, options) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = isDamage(error) ? `. ${toRestore}` : '';
    throw new Error(`The database ${path} can't be opened: ${reason}${advice}`, { cause: error });
  }
}

/** Refuses to take the place of a lost database, unless a new site was asked for. */
function makeWay(path: string, { backupFolder, isNewSite }: SqliteOptions) {
  if (isNewSite) setAsideLost(path);
  else refuseLost(path, { backupFolder });
}

/** Opens the file in WAL mode. The connection is closed when it is refused. */
function openFile(path: string, mustExist: boolean): DatabaseFile {
  const sqlite = new Sqlite(path, { timeout: OPENING_WAIT_MS, fileMustExist: mustExist });
  try {
    refuseForeign(sqlite);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // From here on BusyRetryConnection retries without blocking the event loop.
    sqlite.pragma('busy_timeout = 0');
    refuseReadOnly(sqlite);
    return new DatabaseFile(path, sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
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
