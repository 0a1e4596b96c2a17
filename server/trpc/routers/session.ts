import { countTries } from '../../auth/accountLimits.ts';
import { signInWithPassword } from '../../auth/signIn.ts';
import { networkOf } from '../../lib/ip.ts';
import * as account from '../../schemas/admin/account.ts';
import { readAccountLink, useAccountLink } from '../../services/accounts/accountLinks.ts';
import { changePassword, setUpFirstAdministrator } from '../../services/administrators.ts';
import { editorProcedure, publicProcedure, router } from '../init.ts';

export const sessionRouter = router({
  /** Who is signed in, or null. */
  me: publicProcedure.query(({ ctx }) => ctx.user()),

  signIn: publicProcedure
    .input(account.signIn)
    .mutation(({ ctx, input }) => signInWithPassword(ctx, input)),

  signOut: publicProcedure.mutation(({ ctx }) => ctx.auth.endSession(ctx.request, ctx.reply)),

  /** Stores a new password, ends every session of the account and starts a new one here. */
  changePassword: editorProcedure.input(account.changePassword).mutation(async ({ ctx, input }) => {
    const { signedInUser, request, reply } = ctx;
    await countTries(ctx.db, [{ limit: 'passwordChange', by: [signedInUser.id] }], reply);
    await changePassword(ctx.db, signedInUser, input);
    request.log.info({ userId: signedInUser.id }, 'A password was changed');
    await ctx.auth.startSession(signedInUser.id, request, reply);
  }),

  /** Creates the first administrator with the one-time link that start printed, and signs in. */
  setUp: publicProcedure.input(account.setUp).mutation(async ({ ctx, input }) => {
    const network = networkOf(ctx.request.ip);
    await countTries(ctx.db, [{ limit: 'setUp', by: [network] }], ctx.reply);
    const id = await setUpFirstAdministrator(ctx.db, input);
    await ctx.auth.startSession(id, ctx.request, ctx.reply);
  }),

  /** What an invitation or a link to choose another password is for. */
  accountLink: publicProcedure
    .input(account.accountLink)
    .query(async ({ ctx, input: { token } }) => {
      const { purpose, email, name } = await readAccountLink(ctx.db, token);
      return { purpose, email, name };
    }),

  /** Chooses a password with such a link, which is used up. The sign-in comes after it. */
  useAccountLink: publicProcedure.input(account.accountLinkUse).mutation(async ({ ctx, input }) => {
    const network = networkOf(ctx.request.ip);
    await countTries(ctx.db, [{ limit: 'accountLink', by: [network] }], ctx.reply);
    const userId = await useAccountLink(ctx.db, input);
    ctx.request.log.info({ userId }, 'A password was chosen with a link');
  }),
});
