import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as initial from './migrations/0001_initial.ts';
import * as pictures from './migrations/0002_pictures.ts';
import type { Db } from './open.ts';

/** Every migration by name, in the order they run. One that has landed is never edited. */
const landed: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_pictures': pictures,
};

/**
 * Brings the database to the newest schema, forward only.
 * When a migration is pending on a database that already holds a schema, a copy of the file is
 * first set aside beside it. Returns the names that ran and the copy's path, if one was made.
 * Throws the failing migration's error, or one line when the file is from a newer version.
 */
export async function migrateToLatest(
  db: Db,
  path: string,
  migrations: Record<string, Migration> = landed,
): Promise<{ applied: string[]; copy: string | null }> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await refuseNewerDatabase(db, migrations);
  const known = await migrator.getMigrations();
  const pending = known.filter((migration) => !migration.executedAt);
  if (pending.length === 0) return { applied: [], copy: null };

  const copy = pending.length < known.length ? await setCopyAside(db, path) : null;
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return { applied: (results ?? []).map((result) => result.migrationName), copy };
}

async function refuseNewerDatabase(db: Db, migrations: Record<string, Migration>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const executed = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = executed.rows.find((row) => !(row.name in migrations));
  if (unknown) {
    throw new Error(
      `The database was written by a newer version (it has migration ${unknown.name}): start that version, or restore an older copy.`,
    );
  }
}

/** `VACUUM INTO` writes one consistent file even while the WAL holds newer pages. */
async function setCopyAside(db: Db, path: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = `${path}.before-migration-${stamp}`;
  if (existsSync(copy)) throw new Error(`${copy} exists already: move it away and start again.`);
  await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  return copy;
}
