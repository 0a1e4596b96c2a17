import type { Db } from '../client.ts';
import { executedMigrations } from '../migrate.ts';
import { readPages } from '../queries/readiness.ts';
import { migrations } from './migrations.ts';

/**
 * Why the site can't be served from the database right now, in a plain sentence, or null when it
 * can: it can be reached, has this version's schema, and what pages read can be read.
 */
export async function databaseProblem(db: Db): Promise<string | null> {
  try {
    const executed = await executedMigrations(db);
    if (Object.keys(migrations).some((name) => !executed.includes(name))) {
      return 'The database has not been migrated.';
    }
    await readPages(db);
    return null;
  } catch {
    return 'The database can’t be read.';
  }
}
