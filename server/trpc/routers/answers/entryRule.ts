import {
  entryAtDestinations,
  entryRuleAnswer,
  savedQuestions,
  unansweredQuestions,
} from '#core/inputs/entryRule.ts';
import { listDestinationEntry } from '#server/answers/destinationEntry.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { judgeSavedAnswers } from '#server/answers/savedAnswers.ts';
import { networkOf } from '#server/lib/ip.ts';
import { contentProcedure, publicProcedure, router } from '#server/trpc/init.ts';

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
