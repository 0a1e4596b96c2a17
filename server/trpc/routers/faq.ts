import { listFaqs } from '../../../db/queries/faqs.ts';
import { contentProcedure, router } from '../init.ts';

export const faqRouter = router({
  list: contentProcedure.query(({ ctx }) => listFaqs(ctx.db)),
});
