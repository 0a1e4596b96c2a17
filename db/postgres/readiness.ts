import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { executedMigrations } from '../migrate.ts';
import { readPages } from '../queries/readiness.ts';
import { isConnectionError } from './connections/connectionErrors.ts';
import { NoAnswerError, withConnection } from './connections/oneConnection.ts';
import { migrations } from './migrations.ts';

/** Time limit of the check, in ms: health checkers time out after some seconds. */
const LIMIT_MS = 1000;

/**
 * The reason why the site can't be served from the database at `url`, as a sentence; null if it
 * can: it is reachable, writable, has this version's schema, and the tables of pages can be read.
 * Uses a dedicated connection, since the pool may be exhausted. Throws NoAnswerError when PostgreSQL
 * or this process is too busy.
 */
export async function databaseProblem(url: string): Promise<string | null> {
  try {
    return await withConnection(url, { limitMs: LIMIT_MS, readOnly: false }, ({ db }) => look(db));
  } catch (error) {
    if (error instanceof NoAnswerError) {
      throw new NoAnswerError('PostgreSQL did not answer within a second.', { cause: error });
    }
    return isConnectionError(error)
      ? 'PostgreSQL can’t be reached.'
      : 'The database can’t be read.';
  }
}

async function look(db: Db): Promise<string | null> {
  const executed = await executedMigrations(db);
  if (Object.keys(migrations).some((name) => !executed.includes(name))) {
    return 'The database has not been migrated.';
  }
  await readPages(db);
  return (await mayWrite(db)) ? null : 'The database can’t be written to.';
}

/** False on a standby, or where an administrator has made the database read-only. */
async function mayWrite(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: 0 | 1 }>`select not pg_is_in_recovery()
    and current_setting('transaction_read_only') = 'off'
    and has_table_privilege('content_version', 'update') as may`.execute(db);
  return rows[0]?.may === 1;
}
