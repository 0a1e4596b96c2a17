import { accessSync, constants } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Db } from '../client.ts';

import { readPages } from '../queries/readiness.ts';
import type { Schema } from '../schema.ts';
import type { DatabaseFile } from './databaseFile.ts';
import { EngineSqliteDialect } from './dialect.ts';
import { knownMigrations } from './migrations.ts';

/**
 * Why the site can't be served from its database right now, in a plain sentence, or null when it
 * can: the file is in its place, may be written, has this version's schema, and what pages read can
 * be read from the disk. It takes no write lock, and nobody waits for one behind it: whoever else
 * holds that for a moment doesn't make the site unready.
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
 * Reads what pages read, over a connection of its own: the server's has much of the file in its
 * cache, and would go on to find it there when the file holds something else. Gives false when a
 * migration is missing, and throws when something can't be read.
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
