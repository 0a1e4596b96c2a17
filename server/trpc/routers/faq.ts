import { listFaqs } from '../../../db/queries/faqs.ts';
import { chosenRows } from '../../schemas/admin/adminList.ts';
import { faqById, faqCreate, faqMove, faqUpdate } from '../../schemas/faq.ts';
import * as faqs from '../../services/faqs.ts';
import { contentProcedure, editorProcedure, router } from '../init.ts';

export const faqRouter = router({
  list: contentProcedure.query(({ ctx }) => faqs.listPublicFaqs(ctx.db)),

  listToEdit: editorProcedure.query(({ ctx }) => listFaqs(ctx.db)),

  byId: editorProcedure.input(faqById).query(({ ctx, input }) => faqs.readFaq(ctx.db, input.id)),

  create: editorProcedure
    .input(faqCreate)
    .mutation(({ ctx, input }) => faqs.createFaq(ctx.db, input)),

  update: editorProcedure
    .input(faqUpdate)
    .mutation(({ ctx, input }) => faqs.updateFaq(ctx.db, input)),

  move: editorProcedure.input(faqMove).mutation(({ ctx, input }) => faqs.moveFaq(ctx.db, input)),

  delete: editorProcedure
    .input(faqById)
    .mutation(({ ctx, input }) => faqs.deleteFaq(ctx.db, input.id)),

  deleteMany: editorProcedure
    .input(chosenRows)
    .mutation(({ ctx, input }) => faqs.deleteFaqs(ctx.db, input.ids)),
});
