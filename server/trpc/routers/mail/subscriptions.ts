import { answerWatch } from '#core/inputs/mail/answerWatch.ts';
import { mailLink } from '#core/inputs/mail/mailLinks.ts';
import { newsletterSignUp, subscriberByEmail, subscriberList } from '#core/inputs/visitorForms.ts';
import { watchAnswer } from '#server/mail/answerWatches.ts';
import { followMailLink, readMailLink } from '#server/mail/followMailLink.ts';
import { deleteSubscriber, listSubscribers, signUpForNewsletter } from '#server/mail/newsletter.ts';
import {
  adminProcedure,
  contentProcedure,
  countAttempt,
  publicProcedure,
  router,
} from '#server/trpc/init.ts';

export const newsletterRouter = router({
  signUp: publicProcedure
    .meta({ rateLimit: 'newsletter' })
    .input(newsletterSignUp)
    .use(countAttempt)
    .mutation(async ({ ctx, input: { email, website } }) => {
      if (website) return { toConfirm: await ctx.mail.isConfigured() };
      return signUpForNewsletter(ctx.db, ctx.config, email);
    }),

  list: adminProcedure
    .input(subscriberList)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  delete: adminProcedure
    .input(subscriberByEmail)
    .mutation(({ ctx, input }) => deleteSubscriber(ctx.db, input.email)),
});

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

/** Links in mails, which need no account: their token states their purpose. */
export const mailLinkRouter = router({
  read: publicProcedure.input(mailLink).query(({ ctx, input }) => readMailLink(ctx.db, input)),

  follow: publicProcedure
    .input(mailLink)
    .mutation(({ ctx, input }) => followMailLink(ctx.db, ctx.config, input)),
});
