import { closeSync, openSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './client.ts';
import * as initial from './migrations/0001_initial.ts';
import * as images from './migrations/0002_pictures.ts';
import * as quickLists from './migrations/0003_quick_lists.ts';
import * as destinationHighlights from './migrations/0004_destination_highlights.ts';
import * as rowVersions from './migrations/0005_row_versions.ts';
import * as contentVersion from './migrations/0006_content_version.ts';
import * as typesAndSearch from './migrations/0007_types_and_search.ts';
import * as entryRules from './migrations/0008_entry_rules.ts';

/** Every migration by name, in the order they run. One that has landed is never edited. */
const landed: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_pictures': images,
  '0003_quick_lists': quickLists,
  '0004_destination_highlights': destinationHighlights,
  '0005_row_versions': rowVersions,
  '0006_content_version': contentVersion,
  '0007_types_and_search': typesAndSearch,
  '0008_entry_rules': entryRules,
};

/**
 * Brings the database to the newest schema, forward only and all or nothing: the pending migrations
 * are one transaction, so when one fails the database is as it was before the first of them.
 * When a migration is pending on a database that already holds a schema, a copy of the file is
 * first set aside beside it, to go back to an older version with. Returns the names that ran and the
 * copy's path, if one was made. Throws the failing migration's error, or one line when the file is
 * from a newer version; then the copy, which is no different from the file, is gone again.
 */
export async function migrateToLatest(
  db: Db,
  path: string,
  migrations: Record<string, Migration> = landed,
): Promise<{ applied: string[]; copy: string | null }> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown) throw new Error(writtenByNewerVersion(unknown));
  if (executed.length === Object.keys(migrations).length) return { applied: [], copy: null };

  const copy = executed.length > 0 ? await setCopyAside(db, path) : null;
  try {
    return { applied: await migrateInOneTransaction(db, migrations), copy };
  } catch (error) {
    if (copy) rmSync(copy);
    throw error;
  }
}

/** The names of the migrations this version knows, in the order they run. */
export const knownMigrations: readonly string[] = Object.keys(landed);

/** What is said of a database that has been through a migration this version doesn't know. */
export function writtenByNewerVersion(migration: string): string {
  return `The database was written by a newer version (it has migration ${migration}): start that version, or restore an older copy.`;
}

async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * A migration that changes a table SQLite can't alter rebuilds it, and dropping the old one would
 * delete what refers to it. So references are not followed meanwhile, but checked before the commit.
 */
async function migrateInOneTransaction(db: Db, migrations: Record<string, Migration>) {
  const provider = { getMigrations: async () => migrations };
  // Inside a transaction this setting can't be changed.
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    return await db.transaction().execute(async (trx) => {
      const { error, results = [] } = await new Migrator({ db: trx, provider }).migrateToLatest();
      if (error) throw error;
      await refuseBrokenReferences(trx);
      return results.map(({ migrationName }) => migrationName);
    });
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

async function refuseBrokenReferences(db: Db) {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return;
  throw new Error(
    `After the migration ${rows.length === 1 ? '1 row' : `${rows.length} rows`} would refer to nothing, the first in ${first.table} to ${first.parent}: the database was left as it was.`,
  );
}

/**
 * `VACUUM INTO` writes one consistent file even while the WAL holds newer pages. The file is made
 * first, so that nobody else may read the password hashes in it.
 */
async function setCopyAside(db: Db, path: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = `${path}.before-migration-${stamp}`;
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  } catch (error) {
    rmSync(copy);
    throw error;
  }
  return copy;
}
