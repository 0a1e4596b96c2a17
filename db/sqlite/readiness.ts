import { accessSync, constants } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Db } from '../db.ts';
import { readPages } from '../queries/readiness.ts';
import type { Schema } from '../schema.ts';
import { EngineSqliteDialect } from './dialect.ts';
import type { DatabaseFile, FileLoss } from './file/databaseFile.ts';
import { knownMigrations } from './migrations.ts';

const reasons: Record<FileLoss, string> = {
  DATABASE_FILE_LOST: 'The database file was moved, replaced or deleted.',
  DATABASE_LOG_LOST: 'The write-ahead log of the database was deleted.',
};

/**
 * The reason why the site can't be served from its database, as a sentence; null if it can: the
 * file is in place, writable, has this version's schema, and the tables of pages can be read from
 * disk. Takes no write lock, so it neither delays writers nor fails during another process's write.
 */
export async function databaseProblem(file: DatabaseFile): Promise<string | null> {
  const lost = file.lost();
  if (lost) return reasons[lost];
  try {
    if (!(await readUncached(file.path))) return 'The database has not been migrated.';
  } catch (error) {
    file.noteError(error);
    return 'The database can’t be read.';
  }
  try {
    accessSync(file.path, constants.W_OK);
  } catch {
    return 'The database can’t be written to.';
  }
  return null;
}

/**
 * Reads the tables of pages over a new connection: the server's own would read them from its page
 * cache even if the file had changed. Returns false when a migration is missing, and throws when
 * something can't be read.
 */
async function readUncached(path: string): Promise<boolean> {
  const sqlite = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const db: Db = new Kysely<Schema>({ dialect: new EngineSqliteDialect({ database: sqlite }) });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const executed = new Set(rows.map(({ name }) => name));
    if (knownMigrations.some((name) => !executed.has(name))) return false;
    await readPages(db);
    return true;
  } finally {
    sqlite.close();
  }
}
