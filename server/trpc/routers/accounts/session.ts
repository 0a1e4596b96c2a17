import * as account from '#core/inputs/panel/account.ts';
import { hasUsers } from '#db/queries/accounts/users.ts';
import { readAccountLink, useAccountLink } from '#server/accounts/accountLinks.ts';
import { changePassword, setUpFirstAdministrator } from '#server/accounts/administrators.ts';
import { countAttempt, editorProcedure, publicProcedure, router } from '#server/trpc/init.ts';
import { signInWithPassword } from '#server/trpc/signIn.ts';

export const sessionRouter = router({
  /** The signed-in user, or null. */
  me: publicProcedure.query(({ ctx }) => ctx.user()),

  signIn: publicProcedure
    .input(account.signIn)
    .mutation(({ ctx, input }) => signInWithPassword(ctx, input)),

  signOut: publicProcedure.mutation(({ ctx }) => ctx.auth.endSession(ctx.request, ctx.reply)),

  /** Stores a new password, ends all sessions of the account and starts a new one. */
  changePassword: editorProcedure
    .meta({ rateLimit: 'passwordChange' })
    .input(account.changePassword)
    .use(countAttempt)
    .mutation(async ({ ctx, input }) => {
      const { signedInUser, request, reply } = ctx;
      await changePassword(ctx.db, signedInUser, input);
      request.log.info({ userId: signedInUser.id }, 'A password was changed');
      await ctx.auth.startSession(signedInUser.id, request, reply);
    }),

  /** Whether there is no administrator yet, and a set-up link creates the first one. */
  needsSetUp: publicProcedure.query(async ({ ctx }) => !(await hasUsers(ctx.db))),

  /** Creates the first administrator with the one-time link printed at the start, and signs in. */
  setUp: publicProcedure
    .meta({ rateLimit: 'setUp' })
    .input(account.setUp)
    .use(countAttempt)
    .mutation(async ({ ctx, input }) => {
      const id = await setUpFirstAdministrator(ctx.db, input);
      await ctx.auth.startSession(id, ctx.request, ctx.reply);
    }),

  /** The account and purpose of an invitation or password reset link. */
  accountLink: publicProcedure
    .input(account.accountLink)
    .query(async ({ ctx, input: { token } }) => {
      const { purpose, email, name } = await readAccountLink(ctx.db, token);
      return { purpose, email, name };
    }),

  /** Sets a password with such a link, which is then used up. Doesn't sign in. */
  useAccountLink: publicProcedure
    .meta({ rateLimit: 'accountLink' })
    .input(account.accountLinkUse)
    .use(countAttempt)
    .mutation(async ({ ctx, input }) => {
      const userId = await useAccountLink(ctx.db, input);
      ctx.request.log.info({ userId }, 'A password was chosen with a link');
    }),
});
