import { answerChangeList } from '../../../schemas/answers/answerChange.ts';
import { listAnswerChanges } from '../../../services/rules/answerChanges.ts';
import { contentProcedure, router } from '../../init.ts';

export const answerChangeRouter = router({
  /** Answers that imports and edits changed, newest first. */
  list: contentProcedure
    .input(answerChangeList)
    .query(({ ctx, input }) => listAnswerChanges(ctx.db, input)),
});
