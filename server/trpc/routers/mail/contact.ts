import {
  messageById,
  messageList,
  messageReplyTo,
  messageStatusChange,
  sameMessage,
} from '#core/inputs/mail/inbox.ts';
import { contactMessage } from '#core/inputs/visitorForms.ts';
import * as messages from '#server/mail/contactMessages.ts';
import { countAttempt, editorProcedure, publicProcedure, router } from '#server/trpc/init.ts';

export const contactRouter = router({
  send: publicProcedure
    .meta({ rateLimit: 'contact' })
    .input(contactMessage)
    .use(countAttempt)
    .mutation(async ({ ctx, input: { website, ...message } }) => {
      if (website) return;
      await messages.storeContactMessage(ctx.db, message);
    }),

  list: editorProcedure
    .input(messageList)
    .query(({ ctx, input }) => messages.listContactMessages(ctx.db, input)),

  unreadCount: editorProcedure.query(({ ctx }) => messages.countUnread(ctx.db)),

  byId: editorProcedure
    .input(messageById)
    .query(({ ctx, input }) => messages.readContactMessage(ctx.db, ctx.config, input.id)),

  markRead: editorProcedure
    .input(messageById)
    .mutation(({ ctx, input }) => messages.markContactMessageRead(ctx.db, input.id)),

  setStatus: editorProcedure
    .input(messageStatusChange)
    .mutation(({ ctx, input }) =>
      messages.setContactMessageStatuses(ctx.db, input.messages, input.status),
    ),

  reply: editorProcedure
    .input(messageReplyTo)
    .mutation(({ ctx, input: { message, repliesBefore, fields } }) =>
      messages.replyToContactMessage(ctx.db, ctx.config, message, { ...fields, repliesBefore }),
    ),

  delete: editorProcedure
    .input(sameMessage)
    .mutation(({ ctx, input }) => messages.deleteContactMessage(ctx.db, input)),
});
