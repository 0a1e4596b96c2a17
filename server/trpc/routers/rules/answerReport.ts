import { answerReport } from '../../../schemas/answers/answerReport.ts';
import { storeAnswerReport } from '../../../services/rules/queues/answerReports.ts';
import { publicProcedure, router } from '../../init.ts';
import { countAttempt } from '../../rateLimit.ts';

export const answerReportRouter = router({
  /** Adds a visitor's "Is this wrong?" to the review queue. */
  send: publicProcedure
    .input(answerReport)
    .mutation(async ({ ctx, input: { website, ...report } }) => {
      if (website) return;
      countAttempt(ctx, 'answerReport');
      await storeAnswerReport(ctx.db, report);
    }),
});
