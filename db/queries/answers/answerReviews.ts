import type { ReportStatus } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';

/** A visitor's report; equal reports count up. */
export type AnswerReport = {
  id: number;
  passport: string;
  destination: string;
  purpose: VisaType;
  /** The answer that the page showed. */
  answer: unknown;
  message: string;
  reports: number;
  lastReportedAt: string;
};

/** The visitors' open reports, last reported first. */
export async function listOpenReports(db: Db): Promise<AnswerReport[]> {
  const rows = await db
    .selectFrom('answer_reports')
    .select(['id', 'passport', 'destination', 'purpose', 'answer', 'message', 'reports'])
    .select('last_reported_at as lastReportedAt')
    .where('status', '=', 'open')
    .orderBy('last_reported_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) }));
}

/** Closes or reopens a report and returns its subject; `undefined` when there is none. */
export async function setAnswerReportStatus(
  db: Db,
  id: number,
  status: ReportStatus,
  now: string,
): Promise<Pick<AnswerReport, 'passport' | 'destination' | 'purpose'> | undefined> {
  return db
    .updateTable('answer_reports')
    .set({ status, closed_at: status === 'closed' ? now : null })
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning(['passport', 'destination', 'purpose'])
    .executeTakeFirst();
}

export type PairRequests = {
  passport: string;
  destination: string;
  purpose: VisaType;
  requests: number;
};

/** The most requested pairs of passport and destination. */
export async function listMostAskedPairs(db: Db, limit: number): Promise<PairRequests[]> {
  return db
    .selectFrom('pair_requests')
    .select(['passport', 'destination', 'purpose', 'requests'])
    .orderBy('requests', 'desc')
    .orderBy('passport')
    .orderBy('destination')
    .orderBy('purpose')
    .limit(limit)
    .execute();
}
