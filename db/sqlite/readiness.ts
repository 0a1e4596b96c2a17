import { accessSync, constants } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Db } from '../db.ts';

import { readPages } from '../queries/readiness.ts';
import type { Schema } from '../schema.ts';
import type { DatabaseFile } from './databaseFile.ts';
import { EngineSqliteDialect } from './dialect.ts';
import { knownMigrations } from './migrations.ts';

/**
 * The reason why the site can't be served from its database, as a sentence; null if it can: the
 * file is in place, writable, has this version's schema, and the tables of pages can be read from
 * disk. Takes no write lock, so it neither delays writers nor fails during another process's write.
 */
export async function databaseProblem(file: DatabaseFile): Promise<string | null> {
  if (!file.isInPlace()) return 'The database file was moved, replaced or deleted.';
  try {
    if (!(await readUncached(file.path))) return 'The database has not been migrated.';
  } catch {
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
