import { answerReport } from '#core/inputs/answerReport.ts';
import { storeAnswerReport } from '#server/rules/queues/answerReports.ts';
import { countAttempt, publicProcedure, router } from '#server/trpc/init.ts';

export const answerReportRouter = router({
  /** Adds a visitor's "Is this wrong?" to the review queue. */
  send: publicProcedure
    .meta({ rateLimit: 'answerReport' })
    .input(answerReport)
    .use(countAttempt)
    .mutation(async ({ ctx, input: { website, ...report } }) => {
      if (website) return;
      await storeAnswerReport(ctx.db, report);
    }),
});
