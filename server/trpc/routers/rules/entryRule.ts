import { entryAtDestinations, entryRuleAnswer } from '../../../schemas/answers/entryRule.ts';
import { listDestinationEntry } from '../../../services/entryRules/destinationEntry.ts';
import { findAnswer } from '../../../services/entryRules/findAnswer.ts';
import { contentProcedure, router } from '../../init.ts';

export const entryRuleRouter = router({
  /** What a passport needs at a destination on one day, with its source. */
  answer: contentProcedure
    .input(entryRuleAnswer)
    .query(({ ctx, input }) => findAnswer(ctx.db, input)),

  /** What the easiest of the visitor's passports needs at each destination. */
  forDestinations: contentProcedure
    .input(entryAtDestinations)
    .query(({ ctx, input }) => listDestinationEntry(ctx.db, input)),
});
