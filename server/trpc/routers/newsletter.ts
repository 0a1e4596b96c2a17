import { newsletterSignUp, pageOfMessages, subscriberByEmail } from '../../schemas/visitorForms.ts';
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
      if (website) return;
      countAttempt(ctx, 'newsletter');
      await signUpForNewsletter(ctx.db, email);
    }),

  list: adminProcedure
    .input(pageOfMessages)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input.page)),

  delete: adminProcedure
    .input(subscriberByEmail)
    .mutation(({ ctx, input }) => deleteSubscriber(ctx.db, input.email)),
});
