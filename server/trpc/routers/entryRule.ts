import { entryRuleAnswer } from '../../schemas/entryRule.ts';
import { findAnswer } from '../../services/entryRules/findAnswer.ts';
import { contentProcedure, router } from '../init.ts';

export const entryRuleRouter = router({
  /** What a passport needs at a destination on one day, with its source. */
  answer: contentProcedure
    .input(entryRuleAnswer)
    .query(({ ctx, input }) => findAnswer(ctx.db, input)),
});
