import { answerChangeList } from '#core/inputs/answerChange.ts';
import { listLatestEditions } from '#db/queries/rules/ruleEditions.ts';
import { listAnswerChanges } from '#server/rules/answerChanges.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

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
