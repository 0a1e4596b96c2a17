import { newsletterSignUp, subscriberByEmail, subscriberList } from '#core/inputs/visitorForms.ts';
import { deleteSubscriber, listSubscribers, signUpForNewsletter } from '#server/mail/newsletter.ts';
import { adminProcedure, countAttempt, publicProcedure, router } from '#server/trpc/init.ts';

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
