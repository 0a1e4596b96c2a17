import { TRPCError } from '@trpc/server';
import { discardSetupToken, setupTokenIsValid } from '../../auth/setupLink.ts';
import { signInWithPassword } from '../../auth/signIn.ts';
import { networkOf } from '../../lib/networks.ts';
import { changePassword, setUp, signIn } from '../../schemas/account.ts';
import {
  checkCredentials,
  createAdministrator,
  resetPassword,
} from '../../services/administrators.ts';
import { adminProcedure, FieldError, publicProcedure, router } from '../init.ts';

export const sessionRouter = router({
  /** Who is signed in, or null. */
  me: publicProcedure.query(({ ctx }) => ctx.user()),

  signIn: publicProcedure.input(signIn).mutation(async ({ ctx, input }) => {
    const user = await signInWithPassword(ctx, input);
    if (!user) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Failed to sign in' });
    return user;
  }),

  signOut: publicProcedure.mutation(({ ctx }) => ctx.auth.endSession(ctx.request, ctx.reply)),

  /** Stores a new password, ends every session of the account and starts a new one here. */
  changePassword: adminProcedure.input(changePassword).mutation(async ({ ctx, input }) => {
    const { id, email } = ctx.signedInUser;
    ctx.rateLimits.count('passwordChange', id, ctx.reply);
    if (!(await checkCredentials(ctx.db, { email, password: input.current }))) {
      throw new FieldError('BAD_REQUEST', 'current', 'This is not your current password');
    }
    await resetPassword(ctx.db, id, input.next);
    ctx.request.log.info({ userId: id }, 'A password was changed');
    await ctx.auth.startSession(id, ctx.request, ctx.reply);
  }),

  /** Makes the first administrator with the one-time link that start printed, and signs in. */
  setUp: publicProcedure.input(setUp).mutation(async ({ ctx, input: { token, ...account } }) => {
    ctx.rateLimits.count('setUp', networkOf(ctx.request.ip), ctx.reply);
    // In one transaction, so that of two uses at the same moment the second finds the link used.
    const id = await ctx.db.transaction().execute(async (trx) => {
      if (!(await setupTokenIsValid(trx, token))) {
        throw new TRPCError({
          code: 'FORBIDDEN',
          message: 'This set-up link was used or is too old: restart the server for a new one',
        });
      }
      const administratorId = await createAdministrator(trx, account);
      await discardSetupToken(trx);
      return administratorId;
    });
    await ctx.auth.startSession(id, ctx.request, ctx.reply);
  }),
});
