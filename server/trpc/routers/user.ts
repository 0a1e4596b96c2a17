import { listUsers } from '../../../db/queries/users.ts';
import { administratorById } from '../../schemas/account.ts';
import { deleteAdministrator } from '../../services/administrators.ts';
import { adminProcedure, router } from '../init.ts';

export const userRouter = router({
  list: adminProcedure.query(({ ctx }) => listUsers(ctx.db)),

  /** Removes another administrator, whose sessions end at once. */
  delete: adminProcedure.input(administratorById).mutation(async ({ ctx, input: { id } }) => {
    const userId = ctx.signedInUser.id;
    await deleteAdministrator(ctx.db, id, { by: userId });
    ctx.request.log.info({ userId, deletedId: id }, 'An account was deleted');
  }),
});
