import * as account from '#core/inputs/panel/account.ts';
import * as own from '#server/accounts/ownAccount.ts';
import * as twoFactor from '#server/accounts/twoFactor.ts';
import { countTries } from '#server/auth/accountLimits.ts';
import { accountProcedure, countAttempt, editorProcedure, router } from '#server/trpc/init.ts';

/** Requires the current password; attempts are rate limited. */
const withPassword = accountProcedure
  .meta({ rateLimit: 'passwordChange' })
  .input(account.ownPassword)
  .use(countAttempt)
  .use(async ({ ctx, input, next }) => {
    await own.requireOwnPassword(ctx.db, ctx.signedInUser, input.password);
    return next();
  });

/** The caller's own account, for any role. */
export const accountRouter = router({
  read: accountProcedure.query(({ ctx }) => own.readOwnAccount(ctx.db, ctx.signedInUser)),

  update: editorProcedure.input(account.ownAccount).mutation(async ({ ctx, input }) => {
    const { db, signedInUser } = ctx;
    if (input.email !== signedInUser.email) {
      await countTries(db, [{ limit: 'passwordChange', by: [signedInUser.id] }]);
    }
    await own.updateOwnAccount(db, signedInUser, input);
  }),

  /** Creates a secret for an authenticator app. */
  beginTwoFactor: withPassword.mutation(({ ctx }) =>
    twoFactor.beginTwoFactor(ctx.db, ctx.signedInUser),
  ),

  /** Turns two-factor on, and returns the recovery codes. */
  confirmTwoFactor: accountProcedure
    .input(account.twoFactorSetUp)
    .mutation(({ ctx, input }) =>
      twoFactor.confirmTwoFactor(
        ctx.db,
        ctx.signedInUser,
        input,
        ctx.auth.sessionHashOf(ctx.request),
      ),
    ),

  renewRecoveryCodes: withPassword.mutation(({ ctx }) =>
    twoFactor.renewRecoveryCodes(ctx.db, ctx.signedInUser),
  ),

  switchOffTwoFactor: withPassword.mutation(({ ctx }) =>
    twoFactor.switchOffTwoFactor(ctx.db, ctx.signedInUser),
  ),

  sessions: editorProcedure.query(({ ctx }) =>
    own.listOwnSessions(ctx.db, ctx.signedInUser, ctx.auth.sessionHashOf(ctx.request)),
  ),

  endSession: editorProcedure
    .input(account.sessionById)
    .mutation(({ ctx, input: { id } }) => own.endOwnSession(ctx.db, ctx.signedInUser, id)),

  endOtherSessions: editorProcedure.mutation(({ ctx }) =>
    own.endOtherSessions(ctx.db, ctx.signedInUser, ctx.auth.sessionHashOf(ctx.request)),
  ),
});
