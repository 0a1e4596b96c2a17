import { answerWatch } from '../../../schemas/mail/answerWatch.ts';
import { watchAnswer } from '../../../services/mail/answerWatches.ts';
import { contentProcedure, publicProcedure, router } from '../../init.ts';
import { countAttempt } from '../../rateLimit.ts';

export const answerWatchRouter = router({
  /** Whether visitors can subscribe to changes by e-mail. */
  isOffered: contentProcedure.query(({ ctx }) => ctx.mail.isConfigured()),

  send: publicProcedure
    .input(answerWatch)
    .mutation(async ({ ctx, input: { website, ...watch } }) => {
      if (website) return;
      countAttempt(ctx, 'answerWatch');
      await watchAnswer(ctx.db, ctx.config, watch);
    }),
});
