import { faqCreate, faqMove } from '#core/inputs/records/faq.ts';
import { id } from '#core/inputs/text.ts';
import { listFaqs } from '#db/queries/records/faqs.ts';
import { faqs } from '#server/records/faqs.ts';
import { listPublicFaqs, moveFaq } from '#server/records/shownFaqs.ts';
import { createRecord } from '#server/records/store.ts';
import {
  contentEditProcedure,
  contentProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

export const faqRouter = router({
  ...recordProcedures(faqs, id),

  list: contentProcedure
    .meta({ dependsOn: ['questions'] })
    .query(({ ctx }) => listPublicFaqs(ctx.db)),

  listToEdit: editorProcedure.query(({ ctx }) => listFaqs(ctx.db)),

  create: contentEditProcedure
    .input(faqCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, faqs, input)),

  move: contentEditProcedure.input(faqMove).mutation(({ ctx, input }) => moveFaq(ctx.db, input)),
});
