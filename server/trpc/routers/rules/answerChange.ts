import { answerChangeList } from '../../../schemas/answers/answerChange.ts';
import { listAnswerChanges } from '../../../services/rules/answerChanges.ts';
import { contentProcedure, router } from '../../init.ts';

export const answerChangeRouter = router({
  /** Answers changed by imports and edits, newest first. */
  list: contentProcedure
    .input(answerChangeList)
    .query(({ ctx, input }) => listAnswerChanges(ctx.db, input)),
});
