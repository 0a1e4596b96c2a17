import type { Insertable } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { unusedId } from '#db/unusedId.ts';

type Report = Pick<
  Insertable<Schema['answer_reports']>,
  'passport' | 'destination' | 'purpose' | 'answer' | 'message' | 'fingerprint'
>;

/** Stores a visitor's report, or counts up one with the same fingerprint. */
export async function countAnswerReport(db: Db, report: Report, now: string): Promise<void> {
  await db
    .insertInto('answer_reports')
    .values({
      ...report,
      id: unusedId(db, 'answer_reports'),
      created_at: now,
      last_reported_at: now,
      closed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        reports: eb('answer_reports.reports', '+', 1),
        last_reported_at: now,
      })),
    )
    .execute();
}

/** Deletes reports closed before this time. Returns their number. */
export async function deleteReportsClosedBefore(db: Db, time: string): Promise<number> {
  const result = await db
    .deleteFrom('answer_reports')
    .where('closed_at', '<', time)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
