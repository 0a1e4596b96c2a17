import { listFaqs } from '../../db/faqs.ts';
import { contentProcedure, router } from '../trpc.ts';

export const faqRouter = router({
  list: contentProcedure.query(({ ctx }) => listFaqs(ctx.db)),
});
