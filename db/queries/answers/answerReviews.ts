import { sql } from 'kysely';
import type { ReportStatus, reportSorts } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { countRows } from '../countRows.ts';
import { nameOfCountry } from '../countries.ts';

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
  status: ReportStatus;
  lastReportedAt: string;
};

/** A sort order other than the default, last reported first. */
type ReportSort = {
  by: (typeof reportSorts)[number];
  descending: boolean;
};

const compared = {
  passport: nameOfCountry('answer_reports.passport'),
  destination: nameOfCountry('answer_reports.destination'),
  times: sql`reports`,
  last: sql`last_reported_at`,
};

function sortedBy({ by, descending }: ReportSort) {
  return sql`${compared[by]} ${sql.raw(descending ? 'desc' : 'asc')}, last_reported_at desc, id`;
}

/** A page of the visitors' reports, last reported first or in the given order. */
export async function listAnswerReports(
  db: Db,
  status: ReportStatus,
  page: { limit: number; offset: number; sort?: ReportSort | undefined },
): Promise<AnswerReport[]> {
  const rows = await db
    .selectFrom('answer_reports')
    .select(['id', 'passport', 'destination', 'purpose', 'answer', 'message', 'reports', 'status'])
    .select('last_reported_at as lastReportedAt')
    .where('status', '=', status)
    .orderBy(page.sort ? sortedBy(page.sort) : sql`last_reported_at desc, id`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) }));
}

export function countAnswerReports(db: Db, status: ReportStatus): Promise<number> {
  return countRows(db.selectFrom('answer_reports').where('status', '=', status));
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
