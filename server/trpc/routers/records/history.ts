import {
  changesUndo,
  historyList,
  historyOfRecord,
  versionRestore,
} from '#core/inputs/panel/history.ts';
import { trashById, trashList, trashRestore } from '#core/inputs/panel/trash.ts';
import { listHistoryAccounts } from '#db/queries/history/historyEntries.ts';
import {
  adminProcedure,
  contentEditProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';
import { listHistory, listHistoryOf } from '#server/undo/historyPages.ts';
import { revertToVersion } from '#server/undo/revertToVersion.ts';
import * as trash from '#server/undo/trash.ts';
import { undoChanges } from '#server/undo/undoChanges.ts';

export const historyRouter = router({
  list: editorProcedure
    .input(historyList)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.signedInUser.role, input)),

  /** Present and former accounts that changed something. */
  accounts: editorProcedure.query(({ ctx }) => listHistoryAccounts(ctx.db)),

  ofRecord: editorProcedure
    .input(historyOfRecord)
    .query(({ ctx, input }) => listHistoryOf(ctx.db, ctx.signedInUser.role, input)),

  restoreVersion: contentEditProcedure
    .input(versionRestore)
    .mutation(({ ctx, input }) => revertToVersion(ctx.db, ctx.signedInUser.role, input)),

  /** Undoes a bulk change of the caller. */
  undo: contentEditProcedure
    .input(changesUndo)
    .mutation(({ ctx, input }) => undoChanges(ctx.db, input.changes)),
});

export const trashRouter = router({
  list: editorProcedure.input(trashList).query(({ ctx, input }) => trash.listTrash(ctx.db, input)),

  /** Undoes a delete or a bulk delete. */
  restore: contentEditProcedure
    .input(trashRestore)
    .mutation(({ ctx, input }) => trash.undeleteFromTrash(ctx.db, input.ids)),

  deleteForGood: adminProcedure
    .input(trashById)
    .mutation(({ ctx, input }) => trash.deleteForGood(ctx.db, input.id)),
});
