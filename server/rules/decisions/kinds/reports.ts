import { readShownAnswer } from '#core/inputs/answerReport.ts';
import type { Db } from '#db/db.ts';
import { type AnswerReport, listOpenReports } from '#db/queries/answers/answerReviews.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { bareSide, type DecisionSide, type Outline, sideOfAnswer } from '../decision.ts';

/** Visitors' reports of wrong answers. */
export async function outlineReports(db: Db): Promise<Outline[]> {
  return (await listOpenReports(db)).map((report) => ({
    kind: 'report',
    key: `${report.id}`,
    country: report.destination,
    effect: 'unclear',
    size: report.reports,
    edition: null,
    since: report.lastReportedAt,
    open: async () => {
      const { id, passport, destination, purpose, message, reports } = report;
      const now = await findAnswer(db, { passport, destination, purpose });
      return {
        purpose,
        passports: [passport],
        sides: [...seenSide(report), sideOfAnswer(now)],
        toSettle: null,
        report: { id, message, reports },
      };
    },
  }));
}

/** The answer that the visitor saw; none where another version of the product wrote it. */
function seenSide({ answer }: Pick<AnswerReport, 'answer'>): DecisionSide[] {
  const seen = readShownAnswer(answer);
  if (!seen) return [];
  const { access, stay, source, sides } = seen;
  const date = source?.date ?? null;
  return [
    {
      ...bareSide,
      access,
      stay: stay ?? null,
      pages: source ? [{ title: source.title, address: null, dates: [date, date] }] : [],
      transit: sides ?? null,
    },
  ];
}
