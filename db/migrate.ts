import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { BASELINE, refuseTables, sinceBaseline } from './baseline.ts';
import type { Db } from './db.ts';
import type { OpenDatabase } from './engine.ts';

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
  const { stepsToBaseline } = db.engine;
  const executed = await executedMigrations(db);
  refuseNewer(sinceBaseline(executed, stepsToBaseline), migrations);
  await db.engine.requireExpected(executed.length === 0);
  const isNewest = Object.keys(migrations).every((name) => executed.includes(name));
  const copy = executed.length > 0 && !isNewest ? await db.engine.takeSafetyCopy() : null;
  const applied = isNewest ? [] : await migrate();
  await db.engine.moveFormerFiles();
  return { applied, copy };

  async function migrate(): Promise<string[]> {
    try {
      return await db.engine.migrating((trx) => runMigrations(trx, migrations, stepsToBaseline));
    } catch (error) {
      if (copy) rmSync(copy);
      throw error;
    }
  }
}

/**
 * Runs the pending migrations in the transaction `trx` and returns their names; none if another
 * process has run them since. A database with all `steps` before the baseline is taken over: the
 * baseline replaces them in its list. Throws a one-line error when the database is from a newer
 * version.
 */
export async function runMigrations(
  trx: Db,
  migrations: Record<string, Migration>,
  steps: readonly string[],
): Promise<string[]> {
  const executed = await executedMigrations(trx);
  // Inside the transaction, as another process may make the first tables at the same time.
  if (executed.length === 0) await refuseForeignTables(trx);
  refuseNewer(sinceBaseline(executed, steps), migrations);
  if (executed.length > 0 && !executed.includes(BASELINE)) await putBaselineInPlace(trx, steps);
  const provider = { getMigrations: async () => migrations };
  const { error, results = [] } = await new Migrator({ db: trx, provider }).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Throws a one-line error when another program has made tables. */
async function refuseForeignTables(trx: Db): Promise<void> {
  const tables = await trx.introspection.getTables();
  refuseTables(tables.filter(({ isView }) => !isView).map(({ name }) => name));
}

async function putBaselineInPlace(trx: Db, steps: readonly string[]): Promise<void> {
  const names = sql.join(steps);
  await sql`delete from kysely_migration where name in (${names})`.execute(trx);
  const now = new Date().toISOString();
  await sql`insert into kysely_migration (name, timestamp) values (${BASELINE}, ${now})`.execute(
    trx,
  );
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
