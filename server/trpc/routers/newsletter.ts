import {
  addSubscriber,
  countSubscribers,
  deleteSubscriber,
  listSubscribers,
} from '../../../db/queries/newsletter.ts';
import { networkOf } from '../../lib/ip.ts';
import { ADMIN_PAGE_SIZE } from '../../schemas/constants.ts';
import { newsletterSignUp, pageOfMessages, subscriberByEmail } from '../../schemas/visitorForms.ts';
import { adminProcedure, notFound, publicProcedure, router } from '../init.ts';

export const newsletterRouter = router({
  /** Stores the address; signing up twice is as good as once. */
  signUp: publicProcedure
    .input(newsletterSignUp)
    .mutation(async ({ ctx, input: { email, website } }) => {
      if (website) return;
      ctx.rateLimits.count('newsletter', networkOf(ctx.request.ip), ctx.reply);
      await addSubscriber(ctx.db, email, new Date().toISOString());
    }),

  list: adminProcedure.input(pageOfMessages).query(async ({ ctx, input: { page } }) => ({
    items: await listSubscribers(ctx.db, {
      limit: ADMIN_PAGE_SIZE,
      offset: page * ADMIN_PAGE_SIZE,
    }),
    total: await countSubscribers(ctx.db),
  })),

  delete: adminProcedure.input(subscriberByEmail).mutation(async ({ ctx, input: { email } }) => {
    if (!(await deleteSubscriber(ctx.db, email))) throw notFound('Subscriber');
  }),
});
