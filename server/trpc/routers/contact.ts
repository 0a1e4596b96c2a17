import { createHash } from 'node:crypto';
import {
  addContactMessage,
  countContactMessages,
  deleteContactMessage,
  listContactMessagesNewestFirst,
} from '../../../db/queries/contactMessages.ts';
import { networkOf } from '../../lib/ip.ts';
import { ADMIN_PAGE_SIZE } from '../../schemas/constants.ts';
import { contactMessage, contactMessageById, pageOfMessages } from '../../schemas/visitorForms.ts';
import { adminProcedure, notFound, publicProcedure, router } from '../init.ts';

export const contactRouter = router({
  /** Stores the message; the same message again is stored once. */
  send: publicProcedure
    .input(contactMessage)
    .mutation(async ({ ctx, input: { website, ...message } }) => {
      if (website) return;
      ctx.rateLimits.count('contact', networkOf(ctx.request.ip), ctx.reply);
      const fingerprint = createHash('sha256').update(JSON.stringify(message)).digest('hex');
      await addContactMessage(ctx.db, { ...message, fingerprint }, new Date().toISOString());
    }),

  list: adminProcedure.input(pageOfMessages).query(async ({ ctx, input: { page } }) => ({
    items: await listContactMessagesNewestFirst(ctx.db, {
      limit: ADMIN_PAGE_SIZE,
      offset: page * ADMIN_PAGE_SIZE,
    }),
    total: await countContactMessages(ctx.db),
  })),

  delete: adminProcedure.input(contactMessageById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await deleteContactMessage(ctx.db, id))) throw notFound('Message');
  }),
});
