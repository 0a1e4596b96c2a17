import { answerWatch } from '#core/inputs/mail/answerWatch.ts';
import { watchAnswer } from '#server/mail/answerWatches.ts';
import { contentProcedure, countAttempt, publicProcedure, router } from '#server/trpc/init.ts';

export const answerWatchRouter = router({
  /** Whether visitors can subscribe to changes by e-mail. */
  isOffered: contentProcedure
    .meta({ dependsOn: ['settings'] })
    .query(({ ctx }) => ctx.mail.isConfigured()),

  send: publicProcedure
    .meta({ rateLimit: 'answerWatch' })
    .input(answerWatch)
    .use(countAttempt)
    .mutation(async ({ ctx, input: { website, ...watch } }) => {
      if (website) return;
      await watchAnswer(ctx.db, ctx.config, watch);
    }),
});
