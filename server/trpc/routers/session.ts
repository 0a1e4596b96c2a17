import { signInWithPassword } from '../../auth/signIn.ts';
import * as account from '../../schemas/account.ts';
import { changePassword, setUpFirstAdministrator } from '../../services/administrators.ts';
import { adminProcedure, publicProcedure, router } from '../init.ts';
import { countAttempt } from '../rateLimit.ts';

export const sessionRouter = router({
  /** Who is signed in, or null. */
  me: publicProcedure.query(({ ctx }) => ctx.user()),

  signIn: publicProcedure
    .input(account.signIn)
    .mutation(({ ctx, input }) => signInWithPassword(ctx, input)),

  signOut: publicProcedure.mutation(({ ctx }) => ctx.auth.endSession(ctx.request, ctx.reply)),

  /** Stores a new password, ends every session of the account and starts a new one here. */
  changePassword: adminProcedure.input(account.changePassword).mutation(async ({ ctx, input }) => {
    const { signedInUser, request, reply } = ctx;
    ctx.rateLimits.count('passwordChange', signedInUser.id, reply);
    await changePassword(ctx.db, signedInUser, input);
    request.log.info({ userId: signedInUser.id }, 'A password was changed');
    await ctx.auth.startSession(signedInUser.id, request, reply);
  }),

  /** Creates the first administrator with the one-time link that start printed, and signs in. */
  setUp: publicProcedure.input(account.setUp).mutation(async ({ ctx, input }) => {
    countAttempt(ctx, 'setUp');
    const id = await setUpFirstAdministrator(ctx.db, input);
    await ctx.auth.startSession(id, ctx.request, ctx.reply);
  }),
});
