import {
  mailSettingsUpdate,
  outboxList,
  outboxMailById,
  testMail,
} from '#core/inputs/mail/mail.ts';
import { readMailSettings, updateMailSettings } from '#server/mail/mailServer.ts';
import { deleteFromOutbox, listOutbox, sendAgain } from '#server/mail/outboxList.ts';
import { sendTestMail } from '#server/mail/testMail.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';

export const mailRouter = router({
  settings: adminProcedure.query(({ ctx }) => readMailSettings(ctx.db, ctx.config)),

  updateSettings: adminProcedure
    .meta({ movesContent: true })
    .input(mailSettingsUpdate)
    .mutation(({ ctx, input }) => updateMailSettings(ctx.db, input)),

  /** Sends a mail directly, bypassing the outbox, and returns the server's response. */
  sendTest: adminProcedure
    .input(testMail)
    .mutation(({ ctx, input }) => sendTestMail(ctx.db, ctx.config, input.to)),

  outbox: adminProcedure
    .input(outboxList)
    .query(({ ctx, input }) => listOutbox(ctx.db, ctx.config, input)),

  sendAgain: adminProcedure
    .input(outboxMailById)
    .mutation(({ ctx, input }) => sendAgain(ctx.db, input.id)),

  delete: adminProcedure
    .input(outboxMailById)
    .mutation(({ ctx, input }) => deleteFromOutbox(ctx.db, input.id)),
});
