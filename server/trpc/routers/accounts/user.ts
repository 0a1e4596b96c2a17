import * as account from '#core/inputs/panel/account.ts';
import { personalDataOf } from '#core/inputs/panel/personalData.ts';
import type { Db } from '#db/db.ts';
import type { NewAccountLink } from '#server/accounts/accountLinks.ts';
import { mailLink } from '#server/accounts/mailLink.ts';
import { deletePersonalData, readPersonalData } from '#server/accounts/personalData.ts';
import * as team from '#server/accounts/team.ts';
import type { Services } from '#server/trpc/context.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';

/** Mails links if mail is configured. */
function mailing({ config }: Pick<Services, 'config'>) {
  return (trx: Db, user: { email: string }, link: NewAccountLink) =>
    mailLink(trx, config, user, link);
}

/** The team's accounts; the history names the caller. */
export const userRouter = router({
  list: adminProcedure.query(({ ctx }) => team.listTeam(ctx.db)),

  byId: adminProcedure
    .input(account.userById)
    .query(({ ctx, input: { id } }) => team.readUser(ctx.db, id)),

  /** Creates an account, and returns the invitation link; mails it if possible. */
  invite: adminProcedure
    .input(account.invitation)
    .mutation(({ ctx, input }) => team.inviteUser(ctx.db, input, mailing(ctx))),

  /** Creates a new invitation or password reset link. */
  createLink: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) =>
      team.createLinkFor(ctx.db, id, mailing(ctx), { by: ctx.signedInUser.id }),
    ),

  changeRole: adminProcedure
    .input(account.roleChange)
    .mutation(({ ctx, input: { id, role } }) =>
      team.changeRole(ctx.db, id, role, { by: ctx.signedInUser.id }),
    ),

  deactivate: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) =>
      team.deactivateUser(ctx.db, id, { by: ctx.signedInUser.id }),
    ),

  reactivate: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) => team.reactivateUser(ctx.db, id)),

  /** Deletes another account and its sessions. */
  delete: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) => team.removeUser(ctx.db, id, { by: ctx.signedInUser.id })),

  /** For users who have lost their phone. */
  switchOffTwoFactor: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) =>
      team.switchOffTwoFactorOf(ctx.db, id, { by: ctx.signedInUser.id }),
    ),

  endSessions: adminProcedure
    .input(account.userById)
    .mutation(({ ctx, input: { id } }) => team.endSessionsOf(ctx.db, id)),
});

export const personalDataRouter = router({
  find: adminProcedure
    .input(personalDataOf)
    .query(({ ctx, input }) => readPersonalData(ctx.db, input.email, { by: ctx.signedInUser.id })),

  delete: adminProcedure
    .input(personalDataOf)
    .mutation(({ ctx, input }) =>
      deletePersonalData(ctx.db, input.email, { by: ctx.signedInUser.id }),
    ),
});
