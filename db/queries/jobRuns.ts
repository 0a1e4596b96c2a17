import type { Db } from '../db.ts';

/** The last end of the job, in any process. */
export async function findLastJobRun(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom('job_runs')
    .select('finished_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? new Date(row.finished_at) : null;
}

export async function recordJobRun(db: Db, name: string, now: string): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ name, finished_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ finished_at: now }))
    .execute();
}
