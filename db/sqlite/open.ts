import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely } from 'kysely';
import type { OpenDatabase } from '../client.ts';
import type { Schema } from '../schema.ts';
import { DatabaseFile } from './databaseFile.ts';
import { TransactionalSqliteDialect } from './dialect.ts';
import { sqliteEngine } from './engine.ts';
import { refuseForeignFile } from './foreignFile.ts';
import { cacheStatements } from './statementCache.ts';

/** How long opening waits for another process's lock, in milliseconds: nothing else is to be done. */
const OPENING_WAIT_MS = 5000;

/**
 * How long a write waits for another connection's lock, in milliseconds, before it fails. Others hold
 * it for one short transaction or a checkpoint, some syncs of the disk; an import of 50,000 records for
 * two seconds or three.
 */
const WRITE_WAIT_MS = 5000;

export type SqliteOptions = {
  writeWaitMs?: number;
  onStatement?: (seconds: number, statement: CompiledQuery) => void;
  /** Makes no file where there is none, but throws. */
  mustExist?: boolean;
};

/**
 * Opens (and creates, with its folder) the SQLite file at `path`.
 * An answered write is on disk: WAL with `synchronous=FULL` syncs at every commit.
 * A process that serves nobody meanwhile may wait longer for a lock: `writeWaitMs`.
 * `onStatement` hears of every statement how long it took, in seconds.
 * A write throws DatabaseFileLostError while the path no longer leads to the open file.
 * Throws one line that names the path when the folder can't be made, or the file is no database or
 * can't be written to.
 */
export function openSqlite(
  path: string,
  { writeWaitMs = WRITE_WAIT_MS, onStatement, mustExist = false }: SqliteOptions = {},
): OpenDatabase {
  try {
    // Password hashes and visitors' messages are for this user alone.
    if (!mustExist) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    refuseForeignFile(path);
    const sqlite = new Sqlite(path, { timeout: OPENING_WAIT_MS, fileMustExist: mustExist });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // From here on BusyRetryConnection retries, which doesn't block the event loop.
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
 * SQLite opens a file that it may only read without a word, and throws at the first write. This is
 * one, which is taken back. (An empty transaction would not do: SQLite then asks for no more than it
 * has.) A file that somebody else has locked for writing can be written to.
 */
function refuseReadOnly(sqlite: Sqlite.Database) {
  try {
    sqlite.exec('BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK');
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
  }
}
