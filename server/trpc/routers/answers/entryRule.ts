import { answerChangeList } from '#core/inputs/answerChange.ts';
import { answerReport } from '#core/inputs/answerReport.ts';
import {
  entryAtDestinations,
  entryRuleAnswer,
  savedQuestions,
  unansweredQuestions,
} from '#core/inputs/entryRule.ts';
import { listLatestEditions } from '#db/queries/rules/ruleEditions.ts';
import { listDestinationEntry } from '#server/answers/destinationEntry.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { judgeSavedAnswers } from '#server/answers/savedAnswers.ts';
import { networkOf } from '#server/lib/ip.ts';
import { listAnswerChanges } from '#server/rules/answerChanges.ts';
import { storeAnswerReport } from '#server/rules/requests/answerReports.ts';
import { contentProcedure, countAttempt, publicProcedure, router } from '#server/trpc/init.ts';

export const entryRuleRouter = router({
  /** The answer for a passport at a destination on one day, with its source. */
  answer: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(entryRuleAnswer)
    .query(({ ctx, input }) => findAnswer(ctx.db, input)),

  /** Today's verdicts on questions whose answers a visitor saved. */
  saved: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(savedQuestions)
    .query(({ ctx, input }) => judgeSavedAnswers(ctx.db, input)),

  /** Counts questions that a page without a request of its own shows without an answer. */
  countUnanswered: publicProcedure
    .input(unansweredQuestions)
    .mutation(({ ctx, input }) => ctx.unanswered.count(input.questions, networkOf(ctx.request.ip))),

  /** The answer for the easiest of the visitor's passports at each destination. */
  forDestinations: contentProcedure
    .input(entryAtDestinations)
    .query(({ ctx, input }) => listDestinationEntry(ctx.db, input)),
});

/** The editions on the page of changes. */
const EDITIONS_SHOWN = 30;

export const answerChangeRouter = router({
  /** Answers changed by imports and edits, newest first. */
  list: contentProcedure
    .meta({ dependsOn: ['rules'] })
    .input(answerChangeList)
    .query(({ ctx, input }) => listAnswerChanges(ctx.db, input)),

  /** The editions of sources that were imported last, with the number of answers each changed. */
  editions: contentProcedure
    .meta({ dependsOn: ['rules'] })
    .query(({ ctx }) => listLatestEditions(ctx.db, EDITIONS_SHOWN)),
});

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
