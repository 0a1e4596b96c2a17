import { sql } from 'kysely';
import { knownMigrations } from './migrate.ts';
import type { Db } from './open.ts';

/** Ends the trial write without a trace. */
class RolledBack extends Error {}

/**
 * Why the database can't be worked with right now, in a plain sentence, or null when it can: it has
 * this version's schema and takes a write, which is rolled back.
 */
export async function whyDatabaseIsNotReady(db: Db): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const executed = new Set(rows.map(({ name }) => name));
    if (knownMigrations.some((name) => !executed.has(name))) {
      return 'The database has not been migrated.';
    }
  } catch {
    return 'The database can’t be read.';
  }
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('settings')
        .values({ key: 'ready?', value: 'null', updated_at: '' })
        .execute();
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return null;
  }
  return 'The database can’t be written to.';
}
