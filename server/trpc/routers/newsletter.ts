import { newsletterSignUp, subscriberByEmail, subscriberList } from '../../schemas/visitorForms.ts';
import {
  deleteSubscriber,
  listSubscribers,
  signUpForNewsletter,
} from '../../services/newsletter.ts';
import { adminProcedure, publicProcedure, router } from '../init.ts';
import { countAttempt } from '../rateLimit.ts';

export const newsletterRouter = router({
  signUp: publicProcedure
    .input(newsletterSignUp)
    .mutation(async ({ ctx, input: { email, website } }) => {
      if (website) return { toConfirm: await ctx.mail.isConfigured() };
      countAttempt(ctx, 'newsletter');
      return signUpForNewsletter(ctx.db, ctx.config, email);
    }),

  list: adminProcedure
    .input(subscriberList)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  delete: adminProcedure
    .input(subscriberByEmail)
    .mutation(({ ctx, input }) => deleteSubscriber(ctx.db, input.email)),
});
