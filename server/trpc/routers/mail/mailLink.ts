import { mailLink } from '#core/inputs/mail/mailLinks.ts';
import { followMailLink, readMailLink } from '#server/mail/followMailLink.ts';
import { publicProcedure, router } from '#server/trpc/init.ts';

/** Links in mails, which need no account: their token states their purpose. */
export const mailLinkRouter = router({
  read: publicProcedure.input(mailLink).query(({ ctx, input }) => readMailLink(ctx.db, input)),

  follow: publicProcedure
    .input(mailLink)
    .mutation(({ ctx, input }) => followMailLink(ctx.db, ctx.config, input)),
});
