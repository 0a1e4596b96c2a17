import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../client.ts';
import { executedMigrations } from '../migrate.ts';
import { readPages } from '../queries/readiness.ts';
import { migrations } from './migrations.ts';

/** How long the answer may take, in milliseconds: who asks gives up soon after. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Why the site can't be served from the database right now, in a plain sentence, or null when it
 * can: it can be reached, has this version's schema, and what pages read can be read.
 */
export function databaseProblem(db: Db): Promise<string | null> {
  const tooLate = wait(ANSWER_LIMIT_MS, 'The database takes too long to answer.', { ref: false });
  return Promise.race([problemOf(db), tooLate]);
}

async function problemOf(db: Db): Promise<string | null> {
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
