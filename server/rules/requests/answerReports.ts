import { createHash } from 'node:crypto';
import { readAnswerSeen } from '#core/inputs/answerReport.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { countAnswerReport, deleteReportsClosedBefore } from '#db/queries/answers/answerReports.ts';
import { findCountry } from '#db/queries/countries.ts';
import { InvalidRequest } from '#server/errors.ts';

/** How long closed reports are kept, as the privacy page states. */
const KEPT_YEARS = 1;

/**
 * Stores a visitor's report of a wrong answer; an equal report, on any day, counts up. Throws
 * InvalidRequest for an answer or a pair without a page.
 */
export async function storeAnswerReport(
  db: Db,
  report: {
    passport: string;
    destination: string;
    purpose: VisaType;
    answer: string;
    message: string;
  },
): Promise<void> {
  const seen = readAnswerSeen(report.answer);
  const isPair =
    (await findCountry(db, report.passport)) && (await findCountry(db, report.destination));
  if (!seen || !isPair) {
    throw new InvalidRequest('This is no answer of this site. Please open its page again');
  }
  const { on, ...answer } = seen;
  const { passport, destination, purpose, message } = report;
  const same = JSON.stringify([passport, destination, purpose, answer, message]);
  const fingerprint = createHash('sha256').update(same).digest('hex');
  const row = {
    passport,
    destination,
    purpose,
    answer: JSON.stringify(seen),
    message,
    fingerprint,
  };
  await countAnswerReport(db, row, new Date().toISOString());
}

/** Deletes reports closed a year ago or earlier. Returns their number. */
export function deleteOldReports(db: Db, now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  return deleteReportsClosedBefore(db, before.toISOString());
}
