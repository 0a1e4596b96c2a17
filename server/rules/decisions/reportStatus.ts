import type { ReportStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { setAnswerReportStatus } from '#db/queries/answers/answerReviews.ts';
import { NotFound } from '#server/errors.ts';
import { namesOfReport } from '#server/history/names.ts';
import { recordChange, type Undoable } from '#server/history/recordChange.ts';
import { type UndoHooks, undoOfFields } from '#server/history/undoHooks.ts';

/** Closes reports, all or none. Throws NotFound when one is not open. */
export function closeReports(db: Db, ids: readonly number[]): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const id of ids) changes.push(await setReportStatus(trx, id, 'closed'));
    return { changes };
  });
}

/** Closes or reopens a report. Returns the history entry. Throws NotFound when it has that status. */
async function setReportStatus(trx: Db, id: number, status: ReportStatus): Promise<number> {
  const pair = await setAnswerReportStatus(trx, id, status, new Date().toISOString());
  if (!pair) throw new NotFound(status === 'closed' ? 'Open report' : 'Closed report');
  // The visitor's text is not recorded in the history.
  return recordChange(trx, {
    ...(await namesOfReport(trx, id, pair)),
    action: 'changed',
    before: { status: status === 'closed' ? 'open' : 'closed' },
    after: { status },
  });
}

export const reportHooks: UndoHooks = {
  undo: undoOfFields<{ status: ReportStatus }>(['status'], (trx, id, { status }) =>
    setReportStatus(trx, Number(id), status),
  ),
};
