import { listFaqs } from '../../db/faqs.ts';
import { publicProcedure, router } from '../trpc.ts';

export const faqRouter = router({
  list: publicProcedure.query(({ ctx }) => listFaqs(ctx.db)),
});
