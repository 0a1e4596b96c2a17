import { contactMessage, contactMessageById, pageOfMessages } from '../../schemas/visitorForms.ts';
import {
  deleteContactMessage,
  listContactMessages,
  storeContactMessage,
} from '../../services/contactMessages.ts';
import { editorProcedure, publicProcedure, router } from '../init.ts';
import { countAttempt } from '../rateLimit.ts';

export const contactRouter = router({
  send: publicProcedure
    .input(contactMessage)
    .mutation(async ({ ctx, input: { website, ...message } }) => {
      if (website) return;
      countAttempt(ctx, 'contact');
      await storeContactMessage(ctx.db, message);
    }),

  list: editorProcedure
    .input(pageOfMessages)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input.page)),

  delete: editorProcedure
    .input(contactMessageById)
    .mutation(({ ctx, input }) => deleteContactMessage(ctx.db, input.id)),
});
