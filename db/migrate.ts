import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db, OpenDatabase } from './client.ts';

/**
 * Brings the database to the newest schema, forward only and all or nothing: the pending migrations
 * are one transaction, so when one fails the database is as it was before the first of them.
 * When a migration is pending on a SQLite database that already holds a schema, a copy of the file
 * is first set aside beside it, to go back to an older version with. Returns the names that ran and
 * the copy's path, if one was made. Throws the failing migration's error, or one line when the
 * database is from a newer version; then the copy, which is no different from the file, is gone again.
 */
export async function migrateToLatest(
  db: OpenDatabase,
  migrations: Record<string, Migration> = db.engine.migrations,
): Promise<{ applied: string[]; copy: string | null }> {
  const executed = await executedMigrations(db);
  refuseNewer(executed, migrations);
  if (executed.length === Object.keys(migrations).length) return { applied: [], copy: null };

  const copy = executed.length > 0 ? await db.engine.takeSafetyCopy() : null;
  try {
    const applied = await db.engine.migrating((trx) => runMigrations(trx, migrations));
    return { applied, copy };
  } catch (error) {
    if (copy) rmSync(copy);
    throw error;
  }
}

/**
 * Runs the migrations that are pending in the transaction `trx`, and returns their names: none when
 * another process has run them since. Throws one line when the database is from a newer version.
 */
export async function runMigrations(
  trx: Db,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  refuseNewer(await executedMigrations(trx), migrations);
  const provider = { getMigrations: async () => migrations };
  const { error, results = [] } = await new Migrator({ db: trx, provider }).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Throws one line when the database has been through a migration that `migrations` hasn't. */
export function refuseNewer(executed: string[], migrations: Record<string, Migration>): void {
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown) throw new Error(writtenByNewerVersion(unknown));
}

/** What is said of a database that has been through a migration this version doesn't know. */
export function writtenByNewerVersion(migration: string): string {
  return `The database was written by a newer version (it has migration ${migration}): start that version, or restore an older copy.`;
}

/** The names of the migrations that the database has been through; none where it is empty. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
