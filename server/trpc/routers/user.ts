import { TRPCError } from '@trpc/server';
import { listUsers } from '../../../db/queries/users.ts';
import { administratorById } from '../../schemas/account.ts';
import { deleteAdministrator, LastAdministratorError } from '../../services/administrators.ts';
import { adminProcedure, notFound, router } from '../init.ts';

export const userRouter = router({
  list: adminProcedure.query(({ ctx }) => listUsers(ctx.db)),

  /** Removes another administrator, whose sessions end at once. */
  delete: adminProcedure.input(administratorById).mutation(async ({ ctx, input: { id } }) => {
    const { signedInUser } = ctx;
    if (id === signedInUser.id) throw refused('Another administrator has to delete your account');
    const deleted = await deleteAdministrator(ctx.db, id).catch((error: unknown) => {
      throw error instanceof LastAdministratorError ? refused(error.message) : error;
    });
    if (!deleted) throw notFound('Administrator');
    ctx.request.log.info({ userId: signedInUser.id, deletedId: id }, 'An account was deleted');
  }),
});

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
