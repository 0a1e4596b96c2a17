import { personalDataOf } from '#core/inputs/panel/personalData.ts';
import { deletePersonalData, readPersonalData } from '#server/accounts/personalData.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';

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
