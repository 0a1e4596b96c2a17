import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

/** How long a statement waits for another process's lock, in milliseconds, before it fails. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens (and creates, with its folder) the SQLite file at `path`.
 * An answered write is on disk: WAL with `synchronous=FULL` syncs at every commit.
 * Throws one line that names the path when the folder can't be made or the file is no database.
 */
export function openDatabase(path: string): Db {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const sqlite = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    return new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${path} can't be opened: ${reason}`, { cause: error });
  }
}
