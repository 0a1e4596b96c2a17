import { trashById, trashList, trashRestore } from '#core/inputs/panel/trash.ts';
import * as trash from '#server/restore/trash.ts';
import {
  adminProcedure,
  contentEditProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';

export const trashRouter = router({
  list: editorProcedure.input(trashList).query(({ ctx, input }) => trash.listTrash(ctx.db, input)),

  /** Undoes a delete or a bulk delete. */
  restore: contentEditProcedure
    .input(trashRestore)
    .mutation(({ ctx, input }) => trash.restoreFromTrash(ctx.db, input.ids)),

  deleteForGood: adminProcedure
    .input(trashById)
    .mutation(({ ctx, input }) => trash.deleteForGood(ctx.db, input.id)),
});
