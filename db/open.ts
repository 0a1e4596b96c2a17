import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { TransactionalSqliteDialect } from './dialect.ts';
import type { Schema } from './schema.ts';
import { keepStatements } from './statements.ts';

export type Db = Kysely<Schema>;

/**
 * How long a statement waits for another process's lock, in milliseconds, before it fails.
 * SQLite waits in the caller's thread, so the whole process stands still meanwhile. Others hold the
 * lock for one short transaction or a checkpoint, some syncs of the disk; who holds it longer is
 * better answered with "busy" than waited for at the expense of everyone who only reads.
 */
const BUSY_TIMEOUT_MS = 250;

type OpenOptions = { busyTimeoutMs?: number; onStatement?: (seconds: number) => void };

/**
 * Opens (and creates, with its folder) the SQLite file at `path`.
 * An answered write is on disk: WAL with `synchronous=FULL` syncs at every commit.
 * A process that serves nobody meanwhile may wait longer for a lock: `busyTimeoutMs`.
 * `onStatement` hears of every statement how long it took, in seconds.
 * Throws one line that names the path when the folder can't be made or the file is no database.
 */
export function openDatabase(
  path: string,
  { busyTimeoutMs = BUSY_TIMEOUT_MS, onStatement }: OpenOptions = {},
): Db {
  try {
    // Password hashes and visitors' messages are for this user alone.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const sqlite = new Sqlite(path, { timeout: busyTimeoutMs });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    return new Kysely<Schema>({
      dialect: new TransactionalSqliteDialect({
        database: keepStatements(sqlite),
        inTransaction: () => sqlite.inTransaction,
      }),
      ...(onStatement && { log: (event) => onStatement(event.queryDurationMillis / 1000) }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${path} can't be opened: ${reason}`, { cause: error });
  }
}
