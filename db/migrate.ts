import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db, OpenDatabase } from './client.ts';

/**
 * Migrates the database to the newest schema, forward only. All pending migrations run in one
 * transaction, so a failure changes nothing. A SQLite database that has a schema is first copied to
 * a file beside it, for going back to an older version. Returns the names of the migrations that
 * ran, and the path of the copy, if any. Throws the error of the failed migration, or a one-line
 * error when the database is from a newer version; the copy is then deleted.
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
 * Runs the pending migrations in the transaction `trx` and returns their names; none if another
 * process has run them since. Throws a one-line error when the database is from a newer version.
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

/** Throws a one-line error when the database has a migration that `migrations` lacks. */
export function refuseNewer(executed: string[], migrations: Record<string, Migration>): void {
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown) throw new Error(writtenByNewerVersion(unknown));
}

/** The message for a database with a migration that this version doesn't know. */
export function writtenByNewerVersion(migration: string): string {
  return `The database was written by a newer version (it has migration ${migration}): start that version, or restore an older copy.`;
}

/** The names of the executed migrations; none for an empty database. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
